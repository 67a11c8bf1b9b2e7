import { type Cage, houseProfiles, yearsAfter } from '@cardroom/cashier';
import { type CageCountRow, type CageHintRow, type CageRegisterRow } from '@cardroom/contracts';
import { type CommandId, id, isoOf, type PlayerId } from '@cardroom/kernel';
import { type CageBoard } from './board';
import { heldIn, money, moneyOrNull } from './shapes';
import { touchedBy } from './touched';

const countRow = (cage: Cage, key: string): CageCountRow | null => {
  const note = cage.record.counts.get(id<CommandId>(key));
  if (!note) return null;
  const { command, kind, at, by, witness, cashier, place, turn, counted, differenceMinor } = note;
  return {
    ...{ countId: command, kind, by, witness, cashier, place, turn },
    at: isoOf(at),
    counted: heldIn(cage, counted),
    difference: moneyOrNull(cage, differenceMinor),
  };
};

/** Every count of the day with its difference. */
export const countsBoard: CageBoard<'cage-counts'> = {
  name: 'cage-counts',
  keys: ({ record }) => record.counts.keys(),
  row: countRow,
  changedKeys: (change) => touchedBy(change).commands,
};

const registerRow = (cage: Cage, key: string): CageRegisterRow | null => {
  const line = cage.record.registers.get(key);
  if (!line) return null;
  const { register, command, at, by, playerId, windowId, direction, identity, fund, witness, reason } = line;
  return {
    ...{ register, entryId: command, by, windowId, direction, identity, fund, witness, reason },
    playerId,
    alias: line.alias,
    at: isoOf(at),
    amount: moneyOrNull(cage, line.amountMinor),
    total: moneyOrNull(cage, line.totalMinor),
    limit: moneyOrNull(cage, line.limitMinor),
    keptUntil: isoOf(yearsAfter(at, houseProfiles[cage.settings.profile].keptYears)).slice(0, 10),
  };
};

const registerKeys = (commands: Iterable<string>): string[] =>
  [...commands].flatMap((command) => [`exchange-${command}`, `identity-${command}`, `jackpot-${command}`]);

/** What the house's profile has it write down. */
export const registersBoard: CageBoard<'cage-registers'> = {
  name: 'cage-registers',
  keys: ({ record }) => record.registers.keys(),
  row: registerRow,
  changedKeys: (change) => registerKeys(touchedBy(change).commands),
};

const hintRow = (cage: Cage, key: string): CageHintRow | null => {
  const hint = cage.record.hints.get(id<PlayerId>(key));
  return hint
    ? {
        playerId: hint.playerId,
        alias: hint.alias,
        at: isoOf(hint.at),
        payments: hint.payments,
        total: money(cage, hint.totalMinor),
        limit: money(cage, hint.limitMinor),
      }
    : null;
};

/** Payments worth a look, for managers; they accuse nobody. */
export const hintsBoard: CageBoard<'cage-hints'> = {
  name: 'cage-hints',
  keys: ({ record }) => record.hints.keys(),
  row: hintRow,
  changedKeys: ({ events }) =>
    events.flatMap((event) => (event.type === 'StructuringHinted' ? [event.playerId] : [])),
};
