import { type EventStore } from '@cardroom/event-store';
import { type PlayerId, type RoomId } from '@cardroom/kernel';
import {
  type KnownPlayer,
  type LegalName,
  type PlayerCommand,
  type PlayersHouse,
  playersHouseStreamId,
  playerStreamId,
  refusals,
} from '@cardroom/players';
import { step, type Step } from '@cardroom/event-store';
import {
  playerCategory,
  playerErasuresBoard,
  type PlayerErasureRow,
  playersHouseCategory,
} from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { PersonalData } from './personal-data';
import { type Person, PlayerLookup } from './player-lookup';

/** A command on one record, as a step of a request. */
export const onPlayer = (playerId: PlayerId, command: PlayerCommand): Step =>
  step(playerCategory, playerStreamId(playerId), command);

/** Everything the house has on its players: who is who, what the log says, and what is kept apart. */
@Injectable()
export class PlayerFiles {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PlayerLookup) readonly lookup: PlayerLookup,
    @Inject(PersonalData) readonly data: PersonalData,
  ) {}

  /** Refuses where the room knows nobody under the number. */
  async person(room: RoomId, playerId: string): Promise<Person> {
    const person = await this.lookup.whoIs(room, playerId);
    if (!person) throw refusedBy(refusals.notRegistered({ playerId }));
    return person;
  }

  async stateOf(playerId: PlayerId): Promise<KnownPlayer | null> {
    return (await this.store.state(playerCategory, playerStreamId(playerId))).state;
  }

  /** Null where there is no record, or no name in it. Where it cannot be read, nothing is decided. */
  async legalNameOf(playerId: PlayerId): Promise<LegalName | null> {
    const state = await this.stateOf(playerId);
    const record = state?.record ? await this.data.record(state.record.ref) : null;
    if (!record?.familyName) return null;
    return { familyName: record.familyName, givenNames: record.givenNames ?? '' };
  }

  async house(room: RoomId): Promise<PlayersHouse> {
    return (await this.store.state(playersHouseCategory, playersHouseStreamId(room))).state;
  }

  async erasures(room: RoomId): Promise<readonly PlayerErasureRow[]> {
    const rows = await this.store.board(room, playerErasuresBoard);
    return rows.map(({ body }) => body as PlayerErasureRow);
  }
}
