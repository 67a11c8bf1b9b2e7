import { type Decider, type Decision } from '@cardroom/kernel';
import { type PlayerCommand } from './commands';
import { type PlayerEvent } from './events';
import {
  changingAlias,
  issuingCard,
  registering,
  settingLanguage,
  settingNeeds,
  withdrawingCard,
} from './identity';
import { erasing, merging } from './merging';
import { withdrawingNote, writingNote } from './notes';
import { keepingPhone, keepingRecord, seeingRecord } from './record';
import { type KnownPlayer, newPlayer, type Player } from './state';

type Deciding = {
  readonly [T in PlayerCommand['type']]: (
    command: Extract<PlayerCommand, { type: T }>,
    player: Player,
  ) => Decision<PlayerEvent>;
};

const deciding: Deciding = {
  RegisterPlayer: registering,
  ChangeAlias: changingAlias,
  IssueCard: issuingCard,
  WithdrawCard: withdrawingCard,
  SetLanguage: settingLanguage,
  SetNeeds: settingNeeds,
  KeepRecord: keepingRecord,
  SeeRecord: seeingRecord,
  WriteNote: writingNote,
  WithdrawNote: withdrawingNote,
  KeepPhone: keepingPhone,
  MergePlayers: merging,
  ErasePlayer: erasing,
};

const decide = (command: PlayerCommand, player: Player): Decision<PlayerEvent> =>
  deciding[command.type](command as never, player);

/** Erased, nothing is left but the number and the receipt's code. */
const erased = (
  { playerId, since, merged, mergedInto }: KnownPlayer,
  at: KnownPlayer['erased'],
): KnownPlayer => ({
  ...newPlayer(playerId, '', since),
  merged,
  mergedInto,
  erased: at,
});

const evolveKnown = (player: KnownPlayer, event: PlayerEvent): KnownPlayer => {
  switch (event.type) {
    case 'AliasChanged':
      return { ...player, alias: event.alias };
    case 'CardIssued':
      return { ...player, cardNumber: event.cardNumber };
    case 'CardWithdrawn':
      return { ...player, cardNumber: null };
    case 'LanguageSet':
      return { ...player, language: event.language };
    case 'NeedsSet':
      return { ...player, needs: event.needs };
    case 'RecordKept':
      return {
        ...player,
        record: { ref: event.ref, fields: event.fields, revision: event.revision, at: event.at },
      };
    case 'PhoneKept':
      return { ...player, phone: { ref: event.ref, until: event.until } };
    case 'NoteWritten': {
      const { noteId, ref, audience, at, by } = event;
      return { ...player, notes: [...player.notes, { noteId, ref, audience, at, by }] };
    }
    case 'NoteWithdrawn':
      return { ...player, notes: player.notes.filter(({ noteId }) => noteId !== event.noteId) };
    case 'PlayersMerged':
      return event.merged === player.playerId
        ? { ...player, mergedInto: event.kept }
        : { ...player, merged: [...player.merged, event.merged] };
    case 'PlayerErased':
      return erased(player, { at: event.at, code: event.code });
    default:
      return player;
  }
};

const evolve = (player: Player, event: PlayerEvent): Player => {
  if (event.type === 'PlayerRegistered') return newPlayer(event.playerId, event.alias, event.at);
  return player && evolveKnown(player, event);
};

/** A player's record, one stream `player-<id>` for as long as the room knows him. */
export const player: Decider<PlayerCommand, Player, PlayerEvent> = { initialState: null, decide, evolve };
