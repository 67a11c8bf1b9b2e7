import { type Actor, type Decision, type Policy, type Role } from '@cardroom/kernel';
import { type WithdrawNote, type WriteNote } from './commands';
import { noteIdOf, type PlayerEvent } from './events';
import { type NoteAudience, stampOf } from './facts';
import { noteNotYours, noteUnknown } from './refusals';
import { onRecord, type Rules } from './standing';
import { type Player } from './state';

const managers: readonly Role[] = ['shiftManager', 'roomManager'];
const floor: readonly Role[] = ['listKeeper', 'floorSupervisor', 'tournamentDirector', ...managers];
const cage: readonly Role[] = ['cashier', ...managers];

/** Who writes notes for whom. Whoever may write for others may also read what they write. */
export const noteWriters: Readonly<Record<NoteAudience, readonly Role[]>> = {
  floor,
  cage: ['cashier', 'floorSupervisor', ...managers],
  management: ['floorSupervisor', ...managers],
};

/** Who reads the notes for whom; an auditor reads all. A supervisor writes to the management and does not read there. */
export const noteReaders: Readonly<Record<NoteAudience, readonly Role[]>> = {
  floor: [...floor, 'auditor'],
  cage: [...cage, 'auditor'],
  management: [...managers, 'auditor'],
};

const isAmong = (roles: readonly Role[], by: Actor): boolean =>
  by.kind === 'staff' && roles.includes(by.role);

const isForThem: Policy<WriteNote, Player> = ({ audience, by }) =>
  isAmong(noteWriters[audience], by) ? null : noteNotYours({ audience });

export const writeNoteRules: Rules<WriteNote> = [isForThem];

export const writingNote = (command: WriteNote, player: Player): Decision<PlayerEvent> =>
  onRecord(writeNoteRules, [command, player], ({ playerId }) => {
    const { ref, audience } = command;
    const noteId = noteIdOf(command.command);
    return [{ type: 'NoteWritten', ...stampOf(command), playerId, noteId, ref, audience }];
  });

const isSame = (a: Actor, b: Actor): boolean =>
  a.kind !== 'timer' && b.kind !== 'timer' && a.kind === b.kind && a.id === b.id;

/** Whoever wrote it takes it back, or a manager. */
const isHisToWithdraw: Policy<WithdrawNote, Player> = ({ noteId, by }, player) => {
  const note = player?.notes.find((each) => each.noteId === noteId);
  if (!note) return noteUnknown({ noteId });
  return isSame(note.by, by) || isAmong(managers, by) ? null : noteNotYours({ audience: note.audience });
};

export const withdrawNoteRules: Rules<WithdrawNote> = [isHisToWithdraw];

export const withdrawingNote = (command: WithdrawNote, player: Player): Decision<PlayerEvent> =>
  onRecord(withdrawNoteRules, [command, player], ({ playerId }) => {
    const { noteId, reason } = command;
    return [{ type: 'NoteWithdrawn', ...stampOf(command), playerId, noteId, reason }];
  });
