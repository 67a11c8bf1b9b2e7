import {
  type CommandAnswer,
  type FloorCommandBody,
  type FloorCommandName,
  type MayAnswer,
} from '@cardroom/contracts';
import { rulingsStreamId } from '@cardroom/conduct';
import { type EventStore, step, type Step } from '@cardroom/event-store';
import {
  type CarriedFloor,
  floorStreamDay,
  floorStreamId,
  refusals,
  startingSettings,
} from '@cardroom/floor';
import { gamingDay } from '@cardroom/kernel';
import { floorCategory, rulingsCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { type Asked } from '../commands/asked';
import { letsIn, playersNamedIn } from '../conduct/standings';
import { CommandDoor, type Planning } from '../commands/command-door';
import { type Edge } from '../commands/edge';
import { stamp } from '../commands/translating';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { floorCommands } from './floor-commands';
import { GamingDays } from './gaming-days';
import { withNames } from './named-facts';

type Body<N extends FloorCommandName> = FloorCommandBody<N>;

/** Which day's floor a request is about, and what that day is handed over by the one before. */
interface DayAsked {
  readonly floorStream: string;
  readonly carried: CarriedFloor | null;
}

/** What is still to be ruled at a table is looked at before it closes, in the same append. */
const asksRulings = (
  name: FloorCommandName,
  body: object,
  { edge, floorStream }: { readonly edge: Edge; readonly floorStream: string },
): readonly Step[] => {
  if (name !== 'close-table') return [];
  const { tableId } = body as Body<'close-table'>;
  const rulings = rulingsStreamId(edge.room.roomId, floorStreamDay(floorStream));
  return [step(rulingsCategory, rulings, { type: 'LetTableClose', ...stamp(edge), tableId })];
};

/** The floor's way through the door: its commands go to the room's present gaming day. */
@Injectable()
export class FloorDoor {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(GamingDays) private readonly days: GamingDays,
    @Inject(CommandDoor) private readonly door: CommandDoor,
  ) {}

  answer<N extends FloorCommandName>(
    name: N,
    body: Body<N>,
    asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    return this.onDay({ name, body }, asked, (planning) => this.door.answer({ name, body }, asked, planning));
  }

  /** Has the floor decide and records it. Throws the refusal; the same key and body are answered the same. */
  run<N extends FloorCommandName>(name: N, body: Body<N>, asked: Asked): Promise<CommandAnswer> {
    return this.onDay({ name, body }, asked, (planning) => this.door.run({ name, body }, asked, planning));
  }

  private async onDay<N extends FloorCommandName, T>(
    { name, body }: { readonly name: N; readonly body: Body<N> },
    { who }: Asked,
    work: (planning: Planning) => Promise<T>,
  ): Promise<T> {
    const { roomId } = who.room;
    const on = (day: DayAsked) => work(this.planning(name, body, day));
    if (name === 'open-day') {
      const day = gamingDay((body as Body<'open-day'>).day);
      return this.days.opening(roomId, day, (carried) =>
        on({ floorStream: floorStreamId(roomId, day), carried }),
      );
    }
    const floorStream = await this.days.latest(roomId);
    if (!floorStream) throw refusedBy(refusals.dayNotOpen());
    return on({ floorStream, carried: null });
  }

  private planning<N extends FloorCommandName>(
    name: N,
    body: Body<N>,
    { floorStream, carried }: DayAsked,
  ): Planning {
    return async (edge) => ({
      about: await this.about(name, body, floorStream),
      steps: [
        ...asksRulings(name, body, { edge, floorStream }),
        step(floorCategory, floorStream, floorCommands[name](body, { ...edge, carried, startingSettings })),
      ],
      named: async (refusal) => {
        const { state } = await this.store.state(floorCategory, floorStream);
        return withNames(refusal, state);
      },
    });
  }

  /** Whom an entry or a seat stands for, where the request lets him in or on. */
  private async about(name: FloorCommandName, body: object, floorStream: string): Promise<readonly string[]> {
    if (!letsIn.has(name)) return [];
    const { state } = await this.store.state(floorCategory, floorStream);
    return playersNamedIn(body, state);
  }
}
