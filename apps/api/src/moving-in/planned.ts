import { type MovingInFault } from '@cardroom/contracts';
import { type Floor, floor as decider, type FloorCommand } from '@cardroom/floor';
import {
  type Actor,
  type CommandId,
  type Currency,
  type Instant,
  type Minor,
  parseMinor,
} from '@cardroom/kernel';
import { withNames } from '../floor/named-facts';
import { type FaultPlace, faultOf } from './faults';
import { type PeopleNamed } from './people-named';
import { amountUnreadable, momentInFuture } from './refusals';
import { momentOn } from './room-clock';
import { type LineOf, type SheetName } from './sheet-shapes';

export interface TakingOver {
  readonly now: Instant;
  readonly by: Actor;
  readonly command: CommandId;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly people: PeopleNamed;
  readonly newId: (kind: string) => string;
  readonly newReceiptCode: () => string;
}

/** What has been taken over so far: the floor as it would be, what led to it, and what could not be. */
export interface Planned {
  readonly floor: Floor;
  readonly commands: readonly FloorCommand[];
  readonly faults: readonly MovingInFault[];
}

export type Asking = { readonly command: FloorCommand } | { readonly fault: MovingInFault };

/** How a line becomes commands: each is asked on the floor that the ones before it leave. */
export interface LineReader<S extends SheetName> {
  readonly sheet: S;
  readonly asked: (
    at: FaultPlace,
    line: LineOf<S>,
    planned: { readonly floor: Floor; readonly taking: TakingOver },
  ) => readonly Asking[];
}

export const stampOf = ({ by, command }: TakingOver, at: Instant) => ({ at, by, command });

/** The floor decides, as it would for anybody; a refusal is a fault of the line. */
export const askFloor = (planned: Planned, place: FaultPlace, asking: Asking): Planned => {
  if ('fault' in asking) return { ...planned, faults: [...planned.faults, asking.fault] };
  const decision = decider.decide(asking.command, planned.floor);
  if (!decision.accepted) {
    const fault = faultOf(place, withNames(decision.refusal, planned.floor));
    return { ...planned, faults: [...planned.faults, fault] };
  }
  return {
    ...planned,
    floor: decision.events.reduce(decider.evolve, planned.floor),
    commands: [...planned.commands, asking.command],
  };
};

/** A time on the sheet; without one, it is now. */
export const momentIn = (
  text: string | undefined,
  taking: TakingOver,
  place: FaultPlace,
): Instant | MovingInFault => {
  if (text === undefined) return taking.now;
  const at = momentOn(text, taking);
  return at > taking.now ? faultOf(place, momentInFuture({ value: text })) : at;
};

/** An amount with a comma or a point. */
export const amountIn = (text: string, taking: TakingOver, place: FaultPlace): Minor | MovingInFault =>
  parseMinor(text.replace(',', '.'), taking.currency) ?? faultOf(place, amountUnreadable({ value: text }));

export const isFault = (value: unknown): value is MovingInFault =>
  typeof value === 'object' && value !== null && 'code' in value && 'sheet' in value;
