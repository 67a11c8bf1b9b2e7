import { accept, invariant, judge, minor } from '@cardroom/kernel';
import { kept } from '../corrections/entries';
import { acceptPosting, areOurs, cageIsOpen, canBeCounted, isOfRoom, twoPeople } from '../ground-rules';
import { type BoxId, stampOf } from '../ids';
import { chipsValue, ofChips } from '../ledger/holding';
import { type Claim, entryOf, moved, owed } from '../ledger/postings';
import { boxExists, boxUnknown, feeKindsMixed, wrongBoxState } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { type Box, type BoxKind } from '../state-parts';
import { boxFits } from './rent';

/** To whom a box's content is owed; kinds never meet in one account. */
const claimOf: Readonly<Record<BoxKind, Claim>> = {
  rake: 'income:rake',
  'per-hand': 'income:per-hand',
  jackpot: 'fund:jackpot',
};

const isNew: RulesFor<'PlaceBox'>[number] = ({ boxId }, { boxes }) =>
  boxes.has(boxId) ? boxExists({ boxId }) : null;

const fitsFee: RulesFor<'PlaceBox'>[number] = ({ tableId, kind }, { fees }) => {
  const fee = fees.get(tableId);
  return boxFits(kind, fee) ? null : feeKindsMixed({ tableId, fee: fee ?? null, box: kind });
};

const onlyOneOfItsKind: RulesFor<'PlaceBox'>[number] = ({ tableId, kind }, { boxes }) => {
  const group = (one: BoxKind) => one === 'jackpot';
  const other = boxes.find(
    (box) => box.tableId === tableId && box.state === 'at-table' && group(box.kind) === group(kind),
  );
  return other ? feeKindsMixed({ tableId, box: other.kind }) : null;
};

export const placeBoxRules: RulesFor<'PlaceBox'> = [cageIsOpen, isOfRoom, isNew, fitsFee, onlyOneOfItsKind];

const standsAt =
  (state: Box['state']): RulesFor<'RemoveBox' | 'CountBox'>[number] =>
  ({ boxId }, { boxes }) => {
    const box = boxes.get(boxId);
    if (!box) return boxUnknown({ boxId });
    return box.state === state ? null : wrongBoxState({ boxId, state: box.state });
  };

export const removeBoxRules: RulesFor<'RemoveBox'> = [cageIsOpen, isOfRoom, twoPeople, standsAt('at-table')];

export const countBoxRules: RulesFor<'CountBox'> = [
  cageIsOpen,
  isOfRoom,
  twoPeople,
  standsAt('removed'),
  ({ chips }, cage) => canBeCounted(ofChips(chips), cage),
  ({ chips }, cage) => areOurs(chips, cage),
];

const theBox = ({ boxes }: Cage, boxId: BoxId): Box => {
  const box = boxes.get(boxId);
  invariant(box, 'the rules found the box');
  return box;
};

const counting = (command: CommandNamed<'CountBox'>, cage: Cage) => {
  const { boxId, chips, expectedMinor, witness } = command;
  const { tableId, kind } = theBox(cage, boxId);
  const amountMinor = chipsValue(chips);
  const differenceMinor = expectedMinor === null ? null : minor(amountMinor - expectedMinor);
  const postings = entryOf(moved('in-play', 'vault', ofChips(chips)), owed(claimOf[kind], amountMinor));
  const found = { chips, amountMinor, expectedMinor, differenceMinor, witness, postings };
  const fact = { ...stampOf(command), boxId, tableId, kind, ...found };
  return acceptPosting(cage, postings, [{ type: 'BoxCounted', ...fact }]);
};

export const boxDecisions: DecisionsOf<'PlaceBox' | 'RemoveBox' | 'CountBox'> = {
  PlaceBox: (command, cage) =>
    judge(placeBoxRules, [command, cage], () => {
      const { boxId, tableId, kind } = command;
      return accept({ type: 'BoxPlaced', ...stampOf(command), boxId, tableId, kind });
    }),
  RemoveBox: (command, cage) =>
    judge(removeBoxRules, [command, cage], () => {
      const { boxId, witness } = command;
      const { tableId, kind } = theBox(cage, boxId);
      return accept({ type: 'BoxRemoved', ...stampOf(command), boxId, tableId, kind, witness });
    }),
  CountBox: (command, cage) => judge(countBoxRules, [command, cage], () => counting(command, cage)),
};

const put = (cage: Cage, boxId: BoxId, state: Box['state']): Cage => {
  const box = cage.boxes.get(boxId);
  return box ? { ...cage, boxes: cage.boxes.set(boxId, { ...box, state }) } : cage;
};

export const boxEvolutions: EvolutionsOf<'BoxPlaced' | 'BoxRemoved' | 'BoxCounted'> = {
  BoxPlaced: (cage, { boxId, tableId, kind }) => ({
    ...cage,
    boxes: cage.boxes.set(boxId, { boxId, tableId, kind, state: 'at-table' }),
    fees: kind === 'jackpot' ? cage.fees : cage.fees.set(tableId, kind),
  }),
  BoxRemoved: (cage, { boxId }) => put(cage, boxId, 'removed'),
  BoxCounted: (cage, event) => kept(put(cage, event.boxId, 'counted'), event, { boxId: event.boxId }),
};
