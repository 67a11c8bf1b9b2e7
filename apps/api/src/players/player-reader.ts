import { type CardAnswer, type NoteShape, type PlayerAnswer, receiptRow } from '@cardroom/contracts';
import { type Actor, type Clock, isoOf, type Role, type RoomId } from '@cardroom/kernel';
import { type KnownPlayer, type Note, noteReaders, refusals } from '@cardroom/players';
import { Inject, Injectable } from '@nestjs/common';
import { type SignedInStaff } from '../people/signed-in';
import { refusedBy } from '../problems/refused';
import { CLOCK } from '../tokens';
import { PlayerFiles } from './player-files';
import { RoomTies } from './room-ties';

const seesPhones: readonly Role[] = ['listKeeper', 'floorSupervisor', 'shiftManager', 'roomManager'];
const managers: readonly Role[] = ['shiftManager', 'roomManager'];

const idOf = (by: Actor): string => (by.kind === 'timer' ? by.kind : by.id);

/** What is read of players: by staff, by role; by a kiosk, whoever shows his card. */
@Injectable()
export class PlayerReader {
  constructor(
    @Inject(PlayerFiles) private readonly files: PlayerFiles,
    @Inject(RoomTies) private readonly ties: RoomTies,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async player(who: SignedInStaff, playerId: string): Promise<PlayerAnswer> {
    const person = await this.files.person(who.room.roomId, playerId);
    const states = await Promise.all(person.ids.map((each) => this.files.stateOf(each)));
    const known = states.filter((state) => state !== null);
    const [first] = known;
    if (!first) throw refusedBy(refusals.notRegistered({ playerId }));
    const { record } = first;
    return {
      playerId: first.playerId,
      alias: first.alias,
      since: isoOf(first.since),
      cardNumber: first.cardNumber,
      language: first.language,
      needs: [...first.needs],
      record: record && { fields: [...record.fields], revision: record.revision, at: isoOf(record.at) },
      notes: await this.notes(who, known),
      phone: await this.phone(who, known),
      merged: person.ids.filter((each) => each !== first.playerId),
      askedAs: playerId === first.playerId ? null : playerId,
    };
  }

  /** His alias and his places, for whoever has his card in hand. */
  async card(room: RoomId, cardNumber: string): Promise<CardAnswer> {
    const person = await this.files.lookup.withCard(room, cardNumber);
    if (!person) throw refusedBy(refusals.cardUnknown());
    const state = await this.files.stateOf(person.playerId);
    const rows = await this.ties.receiptsOf(room, person.ids);
    const places = rows.map(({ key, body }) => {
      const { game, state: standing } = receiptRow.parse(body);
      return { code: key, game, state: standing };
    });
    return { alias: person.alias, language: state?.language ?? null, places };
  }

  private async notes(who: SignedInStaff, known: readonly KnownPlayer[]): Promise<NoteShape[]> {
    const readable = known
      .flatMap(({ notes }) => notes)
      .filter(({ audience }) => noteReaders[audience].includes(who.role));
    const shown = readable.map(async ({ noteId, ref, audience, at, by }: Note): Promise<NoteShape> => ({
      noteId,
      audience,
      text: await this.files.data.text(ref, 'text'),
      at: isoOf(at),
      by: idOf(by),
      mine: idOf(by) === who.staffId || managers.includes(who.role),
    }));
    return (await Promise.all(shown)).sort((a, b) => b.at.localeCompare(a.at));
  }

  /** For those who call; its day is over when the fact says so, whether or not it was swept yet. */
  private async phone(who: SignedInStaff, known: readonly KnownPlayer[]): Promise<PlayerAnswer['phone']> {
    if (!seesPhones.includes(who.role)) return null;
    for (const { phone } of known) {
      if (!phone || phone.until <= this.clock.now()) continue;
      const number = await this.files.data.text(phone.ref, 'phone');
      if (number !== null) return { number, until: isoOf(phone.until) };
    }
    return null;
  }
}
