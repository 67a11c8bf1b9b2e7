import { type Decision, type Policy } from '@cardroom/kernel';
import { type KeepPhone, type KeepRecord, type SeeRecord } from './commands';
import { type PlayerEvent } from './events';
import { recordFields, stampOf } from './facts';
import { aliasHidesName } from './legal-name';
import { birthDateImpossible, noRecord, recordChanged, recordEmpty, tooYoung } from './refusals';
import { afterMinutes } from '@cardroom/kernel';
import { onRecord, type Rules } from './standing';
import { type Player } from './state';

/** Nobody overwrites what somebody else has kept meanwhile. */
const nobodyWasFaster: Policy<KeepRecord, Player> = ({ revision }, player) => {
  const now = player?.record?.revision ?? 0;
  return revision === now ? null : recordChanged({ revision, now });
};

const somethingIsKept: Policy<KeepRecord, Player> = ({ fields }) =>
  fields.length === 0 ? recordEmpty() : null;

/** Nobody in the room was born before. */
const oldestYears = 120;

/** Whole years between two dates; a birthday counts from its day on, 29 February from 1 March. */
export const yearsBetween = (birthDate: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
};

const birthDateIsPossible: Policy<KeepRecord, Player> = ({ birthDate, today }) => {
  if (birthDate === null) return null;
  const years = yearsBetween(birthDate, today);
  return birthDate > today || years > oldestYears ? birthDateImpossible({ oldestYears }) : null;
};

/** Who is too young for the house's tables is not taken up; the house sets the age (18 by French law). */
const isOldEnough: Policy<KeepRecord, Player> = ({ birthDate, today, minimumAgeYears }) =>
  birthDate !== null && yearsBetween(birthDate, today) < minimumAgeYears
    ? tooYoung({ minimumAgeYears })
    : null;

/** Once his name is known, an alias that tells it has to go first. */
const aliasStaysHidden: Policy<KeepRecord, Player> = ({ legalName }, player) =>
  player && aliasHidesName({ alias: player.alias, legalName });

export const keepRecordRules: Rules<KeepRecord> = [
  nobodyWasFaster,
  somethingIsKept,
  birthDateIsPossible,
  isOldEnough,
  aliasStaysHidden,
];

export const keepingRecord = (command: KeepRecord, player: Player): Decision<PlayerEvent> =>
  onRecord(keepRecordRules, [command, player], ({ playerId, record }) => [
    {
      type: 'RecordKept',
      ...stampOf(command),
      playerId,
      ref: command.ref,
      fields: recordFields.filter((field) => command.fields.includes(field)),
      revision: (record?.revision ?? 0) + 1,
    },
  ]);

const thereIsOne: Policy<SeeRecord, Player> = (_, player) => (player?.record ? null : noRecord());

/** The look is recorded before anything is shown. A number given up for another may still hold the record. */
export const seeRecordRules: Rules<SeeRecord> = [thereIsOne];

export const seeingRecord = (command: SeeRecord, player: Player): Decision<PlayerEvent> =>
  onRecord(seeRecordRules, [command, player], ({ playerId }) => {
    const { screen, why } = command;
    return [{ type: 'RecordSeen', ...stampOf(command), playerId, screen, why }];
  });

/** Numbers given at the kiosk or the desk for one call are kept one day (product.md, section 6). */
export const phoneKeptMinutes = 24 * 60;

export const keepingPhone = (command: KeepPhone, player: Player): Decision<PlayerEvent> =>
  onRecord([], [command, player], ({ playerId }) => {
    const until = afterMinutes(command.at, phoneKeptMinutes);
    return [{ type: 'PhoneKept', ...stampOf(command), playerId, ref: command.ref, until }];
  });
