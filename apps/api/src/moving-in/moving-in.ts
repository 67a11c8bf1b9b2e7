import { type MovingInAnswer, type MovingInBody } from '@cardroom/contracts';
import { type EventStore, step } from '@cardroom/event-store';
import { refusals } from '@cardroom/floor';
import { type CommandId, id, type Instant } from '@cardroom/kernel';
import { floorCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { currencyOf } from '../currencies';
import { type Asked, contextOf } from '../commands/asked';
import { GamingDays } from '../floor/gaming-days';
import { drawId, drawLetters } from '../people/credentials';
import { actorOf } from '../people/signed-in';
import { keyReused, Refused, refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { Newcomers, registering } from './newcomers';
import { type TakingOver } from './planned';
import { sheetsFaulty } from './refusals';
import { takeOver, type TakenOver } from './take-over';

const receiptLetters = 8;
const namedAtOnce = 40;

interface Wish {
  readonly body: MovingInBody;
  readonly asked: Asked;
  readonly now: Instant;
}

interface Ready {
  readonly stream: string;
  readonly taken: TakenOver;
  readonly taking: TakingOver;
}

/** Takes a room over from paper or another system: all of it in one append, or nothing. */
@Injectable()
export class MovingIn {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(GamingDays) private readonly days: GamingDays,
    @Inject(Newcomers) private readonly newcomers: Newcomers,
  ) {}

  async answer({ body, asked, now }: Wish): Promise<MovingInAnswer> {
    const context = contextOf('moving-in', body, { asked, at: now });
    const stream = await this.days.latest(asked.who.room.roomId);
    if (!stream) throw refusedBy(refusals.dayNotOpen());
    const taking = await this.taking(asked, { now, command: id(context.commandId) });
    const { state } = await this.store.state(floorCategory, stream);
    const taken = takeOver(body.sheets, state, taking);
    const lines = { ...taken.lines };
    if (asked.isQuestion) return { recorded: false, lines, faults: [...taken.faults] };
    await this.record({ stream, taken, taking }, context);
    return { recorded: true, lines, faults: [] };
  }

  private async record(
    { stream, taken, taking }: Ready,
    context: ReturnType<typeof contextOf>,
  ): Promise<void> {
    if (taken.faults.length > 0) return this.faultyUnlessTaken(taken, context);
    await this.newcomers.keepPhones(taking.people);
    const steps = [
      ...registering(taking),
      ...taken.commands.map((each) => step(floorCategory, stream, each)),
    ];
    const result = await this.store.runTogether(steps, context);
    if (result.outcome === 'refused') throw refusedBy(result.refusal);
    if (result.outcome === 'key-reused') throw keyReused();
  }

  /**
   * Sheets that were taken over already are faulty the second time, for everything in them is there: a repetition under
   * the same key is answered as the first time, whatever it was.
   */
  private async faultyUnlessTaken(taken: TakenOver, context: ReturnType<typeof contextOf>): Promise<void> {
    const answer = { refusal: sheetsFaulty({ faults: taken.faults.length }) };
    const said = await this.store.append({ context, streams: [], events: [], answer });
    if (said.outcome === 'key-reused') throw keyReused();
    if (said.outcome !== 'repeated' || 'refusal' in said.answer) throw faulty(taken);
  }

  private async taking(
    { who }: Asked,
    { now, command }: { readonly now: Instant; readonly command: CommandId },
  ): Promise<TakingOver> {
    const { roomId, currency, timeZone } = who.room;
    return {
      now,
      by: actorOf(who),
      command,
      currency: currencyOf(currency),
      timeZone,
      people: await this.newcomers.peopleOf(roomId),
      newId: drawId,
      newReceiptCode: () => drawLetters(receiptLetters),
    };
  }
}

/** The refusal of the whole, with the lines that are to blame (the first of them, if there are many). */
const faulty = ({ faults }: TakenOver): Refused => {
  const errors = faults.slice(0, namedAtOnce).map(({ sheet, line, column, texts }) => ({
    path: [sheet, line, ...(column === null ? [] : [column])].join('.'),
    message: texts.en,
  }));
  return new Refused(sheetsFaulty({ faults: faults.length }), 409, errors);
};
