import { entryRulesOf } from '@cardroom/cashier';
import { type CashierCommandBody, type entryBodies } from '@cardroom/contracts';
import { id } from '@cardroom/kernel';
import { resolveRuleSet } from '@cardroom/rulebook';
import { amount, playerOf } from '../commands/translating';
import { type CageEdge, type CageTranslation, playerId, stampOf } from './cage-edge';

const ofEntrant = ({ eventId }: { readonly eventId: string }, edge: CageEdge) => ({
  ...stampOf(edge),
  eventId,
  playerId: playerOf(edge).playerId,
});

const stackOf = ({ eventId, stack }: CashierCommandBody<'cashier/sell-entry'>, { cage }: CageEdge): number =>
  stack ?? cage.events.get(eventId)?.stack ?? 0;

/** Commands about entries of tournaments. */
export const entryCommands: CageTranslation<keyof typeof entryBodies> = {
  'cashier/announce-event': (body, edge) => ({
    type: 'AnnounceEvent',
    ...stampOf(edge),
    eventId: body.eventId ?? edge.fresh('event'),
    name: body.name,
    ruleSet: body.ruleSet,
    rules: entryRulesOf(resolveRuleSet(body.ruleSet)),
    priceMinor: amount(body.price, 'price', edge),
    feeMinor: amount(body.fee, 'fee', edge),
    stack: body.stack,
    paidPlaces: body.paidPlaces,
  }),
  'cashier/sell-entry': (body, edge) => ({
    type: 'SellEntry',
    ...ofEntrant(body, edge),
    windowId: id(body.windowId),
    pay: body.pay,
    isPresent: body.present,
    stack: stackOf(body, edge),
  }),
  'cashier/place-entrant': (body, edge) => ({
    type: 'PlaceEntrant',
    ...ofEntrant(body, edge),
    place: body.place,
    prizeMinor: body.prize === undefined ? null : amount(body.prize, 'prize', edge),
  }),
  'cashier/give-up-entry': (body, edge) => ({
    type: 'GiveUpEntry',
    ...ofEntrant(body, edge),
    stack: body.stack,
  }),
  'cashier/cancel-event': ({ eventId, reason, stacks, refund }, edge) => ({
    type: 'CancelEvent',
    ...stampOf(edge),
    eventId,
    reason,
    stacks: stacks.map((one) => ({ playerId: playerId(one.playerId), stack: one.stack })),
    refund: refund ?? null,
  }),
};
