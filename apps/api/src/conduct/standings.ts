import {
  conductRefusals,
  conductStreamId,
  type EventId,
  ownRequestStreamId,
  type Standing,
  standingOf,
} from '@cardroom/conduct';
import { type CommandName } from '@cardroom/contracts';
import { type EventStore, isUnavailable } from '@cardroom/event-store';
import { type Floor } from '@cardroom/floor';
import {
  type Actor,
  type CommandId,
  type EntryId,
  id,
  type Instant,
  isoOf,
  type PlayerId,
  type Refusal,
  type RefusalMaker,
} from '@cardroom/kernel';
import { conductCategory, ownRequestCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { actorOf, seesAliasesOnly, type SignedIn } from '../people/signed-in';
import { PlayerLookup } from '../players/player-lookup';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { standingUnknown } from './refusals';

export type AtDoorOf = 'floor' | 'cashier' | 'tournament' | 'play';

/** Who wants in, and where. */
export interface AtDoor {
  readonly who: SignedIn;
  readonly at: Instant;
  readonly where: AtDoorOf;
  readonly playerIds: readonly string[];
  /** The event whose entries are sold there: whoever is out of it gets none (RTC-2.g). */
  readonly eventId?: string;
  /** "May I?": nothing is recorded. */
  readonly isQuestion: boolean;
  /** The id of a command that may have been carried out before: sent again it gets its first answer. */
  readonly commandId?: string;
}

/**
 * Commands that let somebody in, or on: refused to whoever is barred. Leaving, cashing out and taking somebody off
 * are always open.
 */
export const letsIn: ReadonlySet<CommandName> = new Set<CommandName>([
  'join-list',
  'call-player',
  'call-again',
  'answer-call',
  'confirm-arrival',
  'hold-place',
  'mark-back',
  'restore-entry',
  'transfer-entry',
  'take-deposit',
  'seat-called',
  'seat-together',
  'seat-player',
  'check-in',
  'reserve-seat',
  'mark-present',
  'move-player',
  'announce-move',
  'request-seat-change',
  'request-table-change',
  'sell-package',
  'cashier/sell-chips',
  'cashier/pay-in',
  'cashier/hold-deposit',
  'cashier/sell-entry',
  'cashier/bring-back',
  'play/add-chips',
  'play/sit-in',
]);

/** The players that a body names by an entry or a seat; those it names by their own id are found by the edge. */
export const playersNamedIn = (body: object, floor: Floor): readonly PlayerId[] => {
  const { entryId, tableId, seat, arrivals } = body as {
    readonly entryId?: string;
    readonly tableId?: string;
    readonly seat?: number;
    readonly arrivals?: readonly { readonly entryId: string }[];
  };
  const entries = [
    ...(entryId === undefined ? [] : [entryId]),
    ...(arrivals ?? []).map((one) => one.entryId),
  ];
  const listed = entries.flatMap((entry) => floor.entries.get(entry as EntryId)?.playerId ?? []);
  const use = seat === undefined ? undefined : floor.tables.get(tableId as never)?.seats[seat - 1];
  return use?.state === 'seated' ? [...listed, use.seated.playerId] : listed;
};

const makers: Readonly<Record<'barred' | 'suspended', Readonly<Record<AtDoorOf, RefusalMaker>>>> = {
  barred: {
    floor: conductRefusals.playerBarred,
    play: conductRefusals.playerBarred,
    cashier: conductRefusals.playerBarredFromCage,
    tournament: conductRefusals.playerBarred,
  },
  suspended: {
    floor: conductRefusals.playerSuspended,
    play: conductRefusals.playerSuspended,
    cashier: conductRefusals.playerSuspendedFromCage,
    tournament: conductRefusals.playerSuspended,
  },
};

const nameOf = (by: Actor): string => (by.kind === 'timer' ? by.kind : by.id);

/** The day on which people of the room say that it was. */
const dayIn = (at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at));

interface Asked {
  readonly playerId: string;
  readonly where: AtDoorOf;
  readonly timeZone: string;
}

const refusalFor = (standing: Standing, { playerId, where, timeZone }: Asked): Refusal | null => {
  switch (standing.kind) {
    case 'clear':
      return null;
    case 'frozen':
      return conductRefusals.playerFrozen({ playerId, since: isoOf(standing.since), rule: standing.rule });
    case 'out-of-event':
      return conductRefusals.playerBarredFromEvent({
        playerId,
        since: isoOf(standing.since),
        sinceDay: dayIn(standing.since, timeZone),
      });
    default: {
      const { by, since, rule, until } = standing;
      const given = { by: nameOf(by), since: isoOf(since), sinceDay: dayIn(since, timeZone), rule };
      const end =
        until === null
          ? { until: null, untilDay: null }
          : { until: isoOf(until), untilDay: dayIn(until, timeZone) };
      return makers[standing.kind][where]({ playerId, ...given, ...end });
    }
  }
};

interface Found {
  readonly refusal: Refusal;
  readonly playerId: PlayerId;
  readonly isOwnRequest: boolean;
}

/**
 * Asked before anybody is listed, called, seated or sold chips. Reads the person's own streams, under every number
 * that is or was his, and refuses also when they cannot be read.
 */
@Injectable()
export class Standings {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PlayerLookup) private readonly players: PlayerLookup,
  ) {}

  async mustBeWelcome(door: AtDoor): Promise<void> {
    for (const playerId of new Set(door.playerIds)) {
      const found = await this.against(playerId, door);
      if (!found) continue;
      if (await this.wasAnswered(door)) return;
      if (!door.isQuestion) await this.note(found, door).catch(() => undefined);
      throw refusedBy(seesAliasesOnly(door.who) ? conductRefusals.seeSupervisor() : found.refusal);
    }
  }

  /** He came in before he was barred, and only the answer got lost: whether the key is his to use, the log decides. */
  private async wasAnswered({ commandId }: AtDoor): Promise<boolean> {
    if (commandId === undefined) return false;
    const { pool } = this.store.connections;
    const { rowCount } = await pool.query({
      name: 'command-answered',
      text: 'SELECT 1 FROM commands WHERE command_id = $1',
      values: [commandId],
    });
    return rowCount === 1;
  }

  /** Whether a person may come in, as of now, whatever number he is asked for by. */
  private async against(playerId: string, door: AtDoor): Promise<Found | null> {
    try {
      const person = await this.players.whoIs(door.who.room.roomId, playerId);
      for (const number of person?.ids ?? [id<PlayerId>(playerId)]) {
        const found = await this.ofNumber(number, door);
        if (found) return found;
      }
      return null;
    } catch (error) {
      throw isUnavailable(error) ? standingUnknown({ call: 'shiftManager' }) : error;
    }
  }

  private async ofNumber(playerId: PlayerId, { who, at, where, eventId }: AtDoor): Promise<Found | null> {
    const own = await this.store.state(ownRequestCategory, ownRequestStreamId(playerId));
    if (own.state.isRunning)
      return { refusal: conductRefusals.seeSupervisor(), playerId, isOwnRequest: true };
    const { state } = await this.store.state(conductCategory, conductStreamId(playerId));
    const event = eventId === undefined ? null : id<EventId>(eventId);
    const refusal = refusalFor(standingOf(state, at, event), {
      playerId,
      where,
      timeZone: who.room.timeZone,
    });
    return refusal && { refusal, playerId, isOwnRequest: false };
  }

  /** Who was turned away, where: in his record, or in the closed store. */
  private async note({ playerId, refusal, isOwnRequest }: Found, { who, at, where }: AtDoor): Promise<void> {
    const commandId = randomUUID();
    const by = actorOf(who);
    const stamp = { at, by, command: id<CommandId>(commandId) };
    const { roomId } = who.room;
    const context = { commandId, fingerprint: commandId, by, at, room: roomId, correlationId: commandId };
    if (isOwnRequest) {
      const command = { type: 'NoteTurnedAway' as const, ...stamp, where };
      await this.store.run(ownRequestCategory, ownRequestStreamId(playerId), command, context);
      return;
    }
    const place = seesAliasesOnly(who) ? ('kiosk' as const) : where;
    const command = { type: 'NoteRefusal' as const, ...stamp, where: place, code: refusal.code };
    await this.store.run(conductCategory, conductStreamId(playerId), command, context);
  }
}
