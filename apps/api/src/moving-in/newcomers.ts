import { type EventStore, type PersonVault, step, type Step } from '@cardroom/event-store';
import { id, type PlayerId, type RoomId } from '@cardroom/kernel';
import { playerStreamId } from '@cardroom/players';
import { playerCategory, playersBoard, type PlayersRow } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { drawId } from '../people/credentials';
import { refusedBy } from '../problems/refused';
import { STORE, VAULT } from '../tokens';
import { PeopleNamed } from './people-named';
import { type TakingOver } from './planned';
import { noHouseKey } from './refusals';

/** Knows the room's players, and makes those known who are new to it. */
@Injectable()
export class Newcomers {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: PersonVault | null,
  ) {}

  async peopleOf(room: RoomId): Promise<PeopleNamed> {
    const rows = await this.store.board(room, playersBoard);
    const known = rows.map(({ body }) => knownPerson(body as PlayersRow));
    return new PeopleNamed(known, () => id<PlayerId>(drawId('p')));
  }

  /** Numbers go into the vault before the facts that name their owners: nothing acknowledged can be lost. */
  async keepPhones(people: PeopleNamed): Promise<void> {
    const withPhone = people.newcomers().filter(({ phone }) => phone !== null);
    if (withPhone.length === 0) return;
    if (!this.vault) throw refusedBy(noHouseKey());
    for (const { playerId, phone } of withPhone) await this.vault.keep(playerId, { phone });
  }
}

const knownPerson = ({ playerId, alias, card }: PlayersRow) => ({
  playerId: id<PlayerId>(playerId),
  alias,
  cardNumber: card ?? null,
  isNew: false,
  phone: null,
});

export const registering = ({ people, now: at, by, command }: TakingOver): Step[] =>
  people.newcomers().flatMap(({ playerId, alias, cardNumber }) => {
    const stream = playerStreamId(playerId);
    const register = step(playerCategory, stream, {
      type: 'RegisterPlayer',
      at,
      by,
      command,
      playerId,
      alias,
    });
    if (cardNumber === null) return [register];
    return [register, step(playerCategory, stream, { type: 'IssueCard', at, by, command, cardNumber })];
  });
