import { accept, judge } from '@cardroom/kernel';
import { stampOf, tableIsOpen } from '../ground-rules';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type FloorFacts } from '../state';
import { type RentOfSeat } from './collections';
import { type CourtesyPlayed } from './events';
import { bigBlindUnknown, collectionDue } from './refusals';
import { changeRent, momentOf, sitsThere } from './rent-keeping';

type Rule = RulesFor<'DealHand'>[number];
type Deal = Pick<CommandNamed<'DealHand'>, 'tableId' | 'bigBlind'>;

const lastPeriodOf = (floor: FloorFacts, { tableId }: Deal): number =>
  floor.collections.get(tableId)?.lastPeriod ?? 0;

/** The rents of the present period of those who sit there. */
const rentsNow = (floor: FloorFacts, deal: Deal): readonly RentOfSeat[] => {
  const moment = momentOf(floor, { tableId: deal.tableId, period: lastPeriodOf(floor, deal) });
  return (moment?.seats ?? []).filter((rent) => sitsThere(floor, deal.tableId, rent));
};

const isOnCourtesy = ({ state }: RentOfSeat): boolean => state === 'declined';
const playsUntilBlind = (rent: RentOfSeat): boolean => isOnCourtesy(rent) && rent.handsLeft === null;
const hasNoHandLeft = (rent: RentOfSeat): boolean => isOnCourtesy(rent) && rent.handsLeft === 0;

/** At stud his courtesy hands are dealt; in button games he plays until he owes the big blind. */
const courtesyIsOver = (rent: RentOfSeat, { bigBlind }: Deal): boolean =>
  hasNoHandLeft(rent) || (playsUntilBlind(rent) && rent.seat === bigBlind);

/** No next deal before everybody has paid, is exempt or on courtesy (RRP-2.2.2); the seats are named. */
const everybodyMayBeDealtIn: Rule = (deal, floor) => {
  const seats = rentsNow(floor, deal)
    .filter((rent) => rent.state === 'owed' || courtesyIsOver(rent, deal))
    .map(({ seat }) => seat);
  const { tableId } = deal;
  return seats.length > 0 ? collectionDue({ tableId, period: lastPeriodOf(floor, deal), seats }) : null;
};

/** While somebody plays on until his blind, it must be known whose blind this hand is. */
const blindIsKnown: Rule = (deal, floor) => {
  if (deal.bigBlind !== null) return null;
  const seats = rentsNow(floor, deal)
    .filter(playsUntilBlind)
    .map(({ seat }) => seat);
  return seats.length > 0 ? bigBlindUnknown({ tableId: deal.tableId, seats }) : null;
};

export const dealHandRules: RulesFor<'DealHand'> = [tableIsOpen, everybodyMayBeDealtIn, blindIsKnown];

const courtesiesPlayed = (command: CommandNamed<'DealHand'>, floor: FloorFacts): CourtesyPlayed[] => {
  const { tableId } = command;
  const period = lastPeriodOf(floor, command);
  return rentsNow(floor, command).flatMap((rent): CourtesyPlayed[] => {
    const { seat, playerId, alias, handsLeft } = rent;
    if (!isOnCourtesy(rent) || handsLeft === null) return [];
    const facts = { tableId, period, seat, playerId, alias, handsLeft: handsLeft - 1 };
    return [{ type: 'CourtesyPlayed', ...stampOf(command), ...facts }];
  });
};

export const dealingDecisions: DecisionsOf<'DealHand'> = {
  DealHand: (command, floor) =>
    judge(dealHandRules, [command, floor], () => accept(...courtesiesPlayed(command, floor))),
};

export const dealingEvolutions: EvolutionsOf<'CourtesyPlayed'> = {
  CourtesyPlayed: (floor, event) => changeRent(floor, event, { handsLeft: event.handsLeft }),
};
