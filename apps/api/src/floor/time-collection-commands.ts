import { type FloorCommandBody, type timeCollectionBodies } from '@cardroom/contracts';
import { type RateCondition } from '@cardroom/floor';
import { id, type TableId } from '@cardroom/kernel';
import { amount, stamp } from '../commands/translating';
import { type Edge } from '../commands/edge';
import { ofTable, type Translation } from './translating';

const ofPeriod =
  <T extends string>(type: T) =>
  ({ tableId, period }: { readonly tableId: string; readonly period: number }, edge: Edge) => ({
    type,
    ...stamp(edge),
    tableId: id<TableId>(tableId),
    period,
  });

interface OfRent {
  readonly tableId: string;
  readonly period: number;
  readonly seat: number;
}

const ofRent =
  <T extends string>(type: T) =>
  (body: OfRent, edge: Edge) => ({ ...ofPeriod(type)(body, edge), seat: body.seat });

interface ConditionBody {
  readonly fewerThan?: number | undefined;
  readonly hours?: { readonly from: string; readonly to: string } | undefined;
}

const conditionOf = ({ fewerThan, hours }: ConditionBody): RateCondition => ({
  fewerThan: fewerThan ?? null,
  hours: hours ?? null,
});

const reducedRates = ({ half, free, packages }: FloorCommandBody<'set-rate'>, edge: Edge) => ({
  half: half ? { amountMinor: amount(half.amount, 'half.amount', edge), condition: conditionOf(half) } : null,
  free: free ? conditionOf(free) : null,
  packages: (packages ?? []).map((offer, i) => ({
    periods: offer.periods,
    amountMinor: amount(offer.amount, `packages.${i}.amount`, edge),
  })),
});

const rakeOf = ({ rake }: FloorCommandBody<'set-rate'>, edge: Edge) => {
  if (!rake) return {};
  const { percent, most, noFlopNoDrop } = rake;
  const mostMinor = amount(most, 'rake.most', edge);
  return { rake: { perMille: Math.round(percent * 10), mostMinor, noFlopNoDrop } };
};

/** Commands about seat rent and other fees. */
export const timeCollectionCommands: Translation<keyof typeof timeCollectionBodies> = {
  'set-rate': (body, edge) => ({
    type: 'SetRate',
    ...stamp(edge),
    gameId: id(body.gameId),
    kind: body.kind,
    amountMinor: body.amount === undefined ? null : amount(body.amount, 'amount', edge),
    periodMinutes: body.periodMinutes ?? null,
    when: body.when ?? null,
    ...reducedRates(body, edge),
    ...rakeOf(body, edge),
  }),
  'apply-rate': ofTable('ApplyRate'),
  'start-collection': ofPeriod('StartCollection'),
  'collect-time': (body, edge) => ({ ...ofPeriod('CollectTime')(body, edge), unpaid: body.unpaid ?? [] }),
  'pay-time': ofRent('PayTime'),
  'decline-time': (body, edge) => ({ ...ofRent('DeclineTime')(body, edge), then: body.then }),
  'waive-time': (body, edge) => ({ ...ofRent('WaiveTime')(body, edge), reason: body.reason }),
  'refund-time': (body, edge) => ({ ...ofRent('RefundTime')(body, edge), reason: body.reason }),
  'pause-collection': (body, edge) => ({ ...ofTable('PauseCollection')(body, edge), reason: body.reason }),
  'resume-collection': ofTable('ResumeCollection'),
  'sell-package': ({ tableId, seat, periods }, edge) => ({
    ...ofTable('SellPackage')({ tableId }, edge),
    seat,
    periods,
  }),
  'deal-hand': (body, edge) => ({ ...ofTable('DealHand')(body, edge), bigBlind: body.bigBlind ?? null }),
};
