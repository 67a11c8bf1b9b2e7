import { accept, judge, minor, type Policy } from '@cardroom/kernel';
import {
  acceptPosting,
  cageIsOpen,
  canBeCounted,
  isInCharge,
  orTheHouse,
  saysWhy,
  theDay,
  twoPeople,
} from '../ground-rules';
import { stampOf } from '../ids';
import { countOf, settled } from '../ledger/counting';
import { areChips, isNothing, worth } from '../ledger/holding';
import { entryOf, imbalances, moved, owed, type Posting } from '../ledger/postings';
import {
  cageAlreadyOpen,
  carriedElsewhere,
  countInvalid,
  denominationsInvalid,
  nothingToMove,
  settingInvalid,
  settingUnknown,
  stillOpen,
} from '../refusals';
import { type CageSettings, cageSettingStands, isCageSetting, startingCageSettings } from '../settings';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage, emptyCage } from '../state';
import { carriedFrom, partsOf } from './carried';

type OpenRule = Policy<CommandNamed<'OpenCage'>, Cage>;

const notOpenYet: OpenRule = (_, { day }) => (day ? cageAlreadyOpen({ day: day.day }) : null);

const denominationsAreValues: OpenRule = ({ denominations }) =>
  denominations.length > 0 &&
  new Set(denominations).size === denominations.length &&
  denominations.every((denomination) => Number.isSafeInteger(denomination) && denomination > 0)
    ? null
    : denominationsInvalid();

const carriedBalances: OpenRule = ({ carried }) =>
  carried && Object.keys(imbalances(partsOf(carried).balances)).length > 0 ? carriedElsewhere() : null;

export const openCageRules: RulesFor<'OpenCage'> = [
  orTheHouse(isInCharge),
  notOpenYet,
  denominationsAreValues,
  carriedBalances,
];

/** Money and chips each come from where they come from, and raise what the house owes to its owner. */
const stockChange = ({ holding }: CommandNamed<'ChangeStock'>): readonly Posting[] =>
  entryOf(
    moved('street', 'vault', { cashMinor: holding.cashMinor, chips: {} }),
    moved('supply', 'vault', { cashMinor: minor(0), chips: holding.chips }),
    owed('capital', worth(holding)),
  );

const stockIsWhole: RulesFor<'ChangeStock'>[number] = ({ holding }, cage) => {
  if (isNothing(holding)) return nothingToMove();
  const isWhole =
    Number.isSafeInteger(holding.cashMinor) && areChips(holding.chips, theDay(cage).denominations, true);
  return isWhole ? null : countInvalid();
};

export const changeStockRules: RulesFor<'ChangeStock'> = [
  cageIsOpen,
  isInCharge,
  twoPeople,
  saysWhy,
  stockIsWhole,
];

export const countVaultRules: RulesFor<'CountVault'> = [
  cageIsOpen,
  isInCharge,
  twoPeople,
  ({ counted }, cage) => canBeCounted(counted, cage),
];

const windowsAreClosed: RulesFor<'CloseCage'>[number] = (_, { windows }) => {
  const open = [...windows.values()].filter(({ state }) => state !== 'closed');
  return open.length > 0 ? stillOpen({ windows: open.map(({ windowId }) => windowId) }) : null;
};

export const closeCageRules: RulesFor<'CloseCage'> = [cageIsOpen, orTheHouse(isInCharge), windowsAreClosed];

type SettingRule = RulesFor<'ChangeCageSetting'>[number];

const settingIsKnown: SettingRule = ({ setting }) =>
  isCageSetting(setting) ? null : settingUnknown({ setting });

const valueStands: SettingRule = ({ setting, value }) =>
  isCageSetting(setting) && cageSettingStands(setting, value)
    ? null
    : settingInvalid({ setting, value: Array.isArray(value) ? value.join(' ') : (value as string) });

export const changeSettingRules: RulesFor<'ChangeCageSetting'> = [
  cageIsOpen,
  isInCharge,
  settingIsKnown,
  valueStands,
];

const settingChange = ({ setting, value, ...command }: CommandNamed<'ChangeCageSetting'>, cage: Cage) => {
  const formerly = cage.settings[setting as keyof CageSettings];
  return JSON.stringify(formerly) === JSON.stringify(value)
    ? accept<never>()
    : accept({ type: 'CageSettingChanged' as const, ...stampOf(command), setting, value, formerly });
};

type Types = 'OpenCage' | 'ChangeStock' | 'CountVault' | 'ChangeCageSetting' | 'CloseCage';

export const dayDecisions: DecisionsOf<Types> = {
  OpenCage: (command, cage) =>
    judge(openCageRules, [command, cage], () => accept({ ...command, type: 'CageOpened' })),
  ChangeStock: (command, cage) =>
    judge(changeStockRules, [command, cage], () => {
      const { holding, reason, witness } = command;
      const postings = stockChange(command);
      const fact = { ...stampOf(command), holding, reason, witness, postings };
      return acceptPosting(cage, postings, [{ type: 'StockChanged', ...fact }]);
    }),
  CountVault: (command, cage) =>
    judge(countVaultRules, [command, cage], () => {
      const result = countOf(cage.balances, 'vault', command.counted);
      const postings = entryOf(settled('vault', result));
      const fact = { ...stampOf(command), ...result, witness: command.witness, postings };
      return accept({ type: 'VaultCounted', ...fact });
    }),
  ChangeCageSetting: (command, cage) =>
    judge(changeSettingRules, [command, cage], () => settingChange(command, cage)),
  CloseCage: (command, cage) =>
    judge(closeCageRules, [command, cage], () =>
      accept({ type: 'CageClosed', ...stampOf(command), carried: carriedFrom(cage) }),
    ),
};

export const dayEvolutions: EvolutionsOf<
  'CageOpened' | 'StockChanged' | 'VaultCounted' | 'CageSettingChanged' | 'CageClosed'
> = {
  CageOpened: (cage, event) => {
    if (cage.day) return cage;
    const { room, day, currency, currencyDecimals, denominations, settings, carried } = event;
    return {
      ...emptyCage,
      ...(carried ? partsOf(carried) : {}),
      day: { room, day, currency, currencyDecimals, denominations, isClosed: false },
      settings: { ...startingCageSettings, ...settings },
    };
  },
  StockChanged: (cage) => cage,
  VaultCounted: (cage) => cage,
  CageSettingChanged: (cage, { setting, value }) => ({
    ...cage,
    settings: { ...cage.settings, [setting]: value },
  }),
  CageClosed: (cage) => (cage.day ? { ...cage, day: { ...cage.day, isClosed: true } } : cage),
};
