import { type SettingValue, settingsOfProfile } from '@cardroom/cashier';
import { type cageDayBodies } from '@cardroom/contracts';
import { gamingDay, id, minor } from '@cardroom/kernel';
import { amount } from '../commands/translating';
import { malformed } from '../problems/refused';
import { type CageEdge, type CageTranslation, holdingOf, stampOf, witnessOf } from './cage-edge';

/** Face values of a room's first day; later days go on with those of the day before. */
const facesOf = (given: readonly string[] | undefined, edge: CageEdge) => {
  const before = edge.last?.day?.denominations;
  if (given) return given.map((face, i) => amount(face, `denominations.${i}`, edge));
  if (!before)
    throw malformed({}, [{ path: 'denominations', message: 'needed on the room’s first day at the cage' }]);
  return before;
};

const negative = (holding: ReturnType<typeof holdingOf>) => ({
  cashMinor: minor(-holding.cashMinor),
  chips: Object.fromEntries(Object.entries(holding.chips).map(([face, count]) => [face, -count])),
});

/** Commands about the cage's day, its vault and its windows, and corrections. */
export const cageDayCommands: CageTranslation<keyof typeof cageDayBodies> = {
  'cashier/open-cage': ({ denominations, profile }, edge) => ({
    type: 'OpenCage',
    ...stampOf(edge),
    room: edge.room.roomId,
    day: gamingDay(edge.floor?.day?.day ?? ''),
    currency: edge.currency.code,
    currencyDecimals: edge.currency.decimals,
    denominations: facesOf(denominations, edge),
    settings: edge.last?.settings ?? settingsOfProfile(profile ?? 'generic'),
    carried: edge.carried,
  }),
  'cashier/close-cage': (_, edge) => ({ type: 'CloseCage', ...stampOf(edge) }),
  'cashier/change-cage-setting': ({ setting, value }, edge) => ({
    type: 'ChangeCageSetting',
    ...stampOf(edge),
    setting,
    value: value as SettingValue,
  }),
  'cashier/change-stock': ({ direction, holding, reason }, edge) => {
    const counted = holdingOf(holding, 'holding', edge);
    return {
      type: 'ChangeStock',
      ...stampOf(edge),
      holding: direction === 'in' ? counted : negative(counted),
      reason,
      witness: witnessOf(edge),
    };
  },
  'cashier/count-vault': ({ counted }, edge) => ({
    type: 'CountVault',
    ...stampOf(edge),
    counted: holdingOf(counted, 'counted', edge),
    witness: witnessOf(edge),
  }),
  'cashier/open-window': ({ windowId, issued, counted }, edge) => ({
    type: 'OpenWindow',
    ...stampOf(edge),
    windowId: id(windowId),
    issued: holdingOf(issued, 'issued', edge),
    counted: holdingOf(counted, 'counted', edge),
    witness: witnessOf(edge),
  }),
  'cashier/count-window': ({ windowId, counted }, edge) => ({
    type: 'CountWindow',
    ...stampOf(edge),
    windowId: id(windowId),
    counted: holdingOf(counted, 'counted', edge),
  }),
  'cashier/resume-window': ({ windowId }, edge) => ({
    type: 'ResumeWindow',
    ...stampOf(edge),
    windowId: id(windowId),
  }),
  'cashier/close-window': ({ windowId, drawer }, edge) => ({
    type: 'CloseWindow',
    ...stampOf(edge),
    windowId: id(windowId),
    drawer,
    witness: witnessOf(edge),
  }),
  'cashier/reverse-entry': ({ entryId, reason }, edge) => ({
    type: 'ReverseEntry',
    ...stampOf(edge),
    entry: id(entryId),
    reason,
    witness: witnessOf(edge),
  }),
};
