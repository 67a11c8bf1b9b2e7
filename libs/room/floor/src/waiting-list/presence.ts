import { accept, afterMinutes, judge, type Policy, type Refusal } from '@cardroom/kernel';
import { type Standing } from '../carried';
import { type FloorCommand } from '../commands';
import { type FloorEvent } from '../events';
import { entryIsLive, ofEntry, stampOf, theEntry } from '../ground-rules';
import { changeEntry, putStanding } from '../keeping';
import { callInExpired, wrongEntryState } from '../refusals';
import { withdrawCall } from '../seats/releasing';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, liveEntry } from '../state';

type OfEntryCommand = Extract<FloorCommand, { readonly entryId: unknown }>;

/** The entry stands in one of these states. */
const standsAs =
  (...states: readonly Standing['state'][]): Policy<OfEntryCommand, Floor> =>
  ({ entryId }, floor): Refusal | null => {
    const { state } = theEntry(floor, entryId).standing;
    return states.includes(state) ? null : wrongEntryState({ entryId, state });
  };

export const holdPlaceRules: RulesFor<'HoldPlace'> = [entryIsLive, standsAs('waiting', 'called')];
export const endHoldRules: RulesFor<'EndHold'> = [entryIsLive, standsAs('held')];
/** A player who leaves the room tells the list keeper, and keeps his place (RRP-2.3.2). */
export const markOutRules: RulesFor<'MarkOut'> = [entryIsLive, standsAs('waiting', 'held')];
export const markBackRules: RulesFor<'MarkBack'> = [entryIsLive, standsAs('out')];

const arrivesInTime: RulesFor<'ConfirmArrival'>[number] = ({ at, entryId }, floor) => {
  const { standing } = theEntry(floor, entryId);
  return standing.state === 'called-in' && at >= standing.arriveBy
    ? callInExpired({ entryId, arriveBy: standing.arriveBy })
    : null;
};

export const confirmArrivalRules: RulesFor<'ConfirmArrival'> = [
  entryIsLive,
  standsAs('called-in'),
  arrivesInTime,
];

/** A knock for the hold that runs, at its time or later; any other knock changes nothing. */
const expiredHold = (command: Extract<FloorCommand, { type: 'ExpireHold' }>, floor: Floor): FloorEvent[] => {
  const entry = liveEntry(floor, command.entryId);
  if (entry?.standing.state !== 'held') return [];
  const { hold, until } = entry.standing;
  if (hold !== command.hold || command.at < until) return [];
  return [{ type: 'HoldEnded', ...stampOf(command), ...ofEntry(entry), hold, cause: 'expired' }];
};

const expiredCallIn = (
  command: Extract<FloorCommand, { type: 'ExpireCallIn' }>,
  floor: Floor,
): FloorEvent[] => {
  const entry = liveEntry(floor, command.entryId);
  if (entry?.standing.state !== 'called-in' || command.at < entry.standing.arriveBy) return [];
  const facts = { ...ofEntry(entry), cause: 'call-in-expired' as const, reason: null };
  return [{ type: 'EntryRemoved', ...stampOf(command), ...facts }];
};

export const presenceDecisions: DecisionsOf<
  'HoldPlace' | 'EndHold' | 'ExpireHold' | 'MarkOut' | 'MarkBack' | 'ConfirmArrival' | 'ExpireCallIn'
> = {
  HoldPlace: (command, floor) =>
    judge(holdPlaceRules, [command, floor], () => {
      const stamp = stampOf(command);
      const entry = theEntry(floor, command.entryId);
      const until = afterMinutes(command.at, floor.settings.placeHoldMinutes);
      return accept<FloorEvent>(...withdrawCall(floor, entry.entryId, { stamp, cause: 'held' }), {
        type: 'PlaceHeld',
        ...stamp,
        ...ofEntry(entry),
        hold: entry.holds + 1,
        until,
      });
    }),
  EndHold: (command, floor) =>
    judge(endHoldRules, [command, floor], () => {
      const entry = theEntry(floor, command.entryId);
      const facts = { ...ofEntry(entry), hold: entry.holds, cause: 'ended' as const };
      return accept({ type: 'HoldEnded', ...stampOf(command), ...facts });
    }),
  ExpireHold: (command, floor) => accept(...expiredHold(command, floor)),
  MarkOut: (command, floor) =>
    judge(markOutRules, [command, floor], () => {
      const entry = theEntry(floor, command.entryId);
      const back = command.minutes === undefined ? {} : { backBy: afterMinutes(command.at, command.minutes) };
      return accept({ type: 'PlayerWentOut', ...stampOf(command), ...ofEntry(entry), ...back });
    }),
  MarkBack: (command, floor) =>
    judge(markBackRules, [command, floor], () => {
      const entry = theEntry(floor, command.entryId);
      return accept({ type: 'PlayerCameBack', ...stampOf(command), ...ofEntry(entry) });
    }),
  ConfirmArrival: (command, floor) =>
    judge(confirmArrivalRules, [command, floor], () => {
      const entry = theEntry(floor, command.entryId);
      return accept({ type: 'PlayerArrived', ...stampOf(command), ...ofEntry(entry) });
    }),
  ExpireCallIn: (command, floor) => accept(...expiredCallIn(command, floor)),
};

export const presenceEvolutions: EvolutionsOf<
  'PlaceHeld' | 'HoldEnded' | 'PlayerWentOut' | 'PlayerCameBack' | 'PlayerArrived'
> = {
  PlaceHeld: (floor, { entryId, hold, until }) =>
    changeEntry(floor, entryId, () => ({ holds: hold, standing: { state: 'held', hold, until } })),
  HoldEnded: (floor, { entryId }) => putStanding(floor, entryId, { state: 'waiting' }),
  PlayerWentOut: (floor, { entryId, backBy }) =>
    putStanding(floor, entryId, { state: 'out', ...(backBy === undefined ? {} : { backBy }) }),
  PlayerCameBack: (floor, { entryId }) => putStanding(floor, entryId, { state: 'waiting' }),
  PlayerArrived: (floor, { entryId }) => putStanding(floor, entryId, { state: 'waiting' }),
};
