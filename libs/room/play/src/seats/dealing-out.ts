import { accept, type Decision, judge } from '@cardroom/kernel';
import { isOfHouse, isSeated, tableIsOpen, theSeated } from '../ground-rules';
import { changeSeated } from '../keeping';
import { notHeldOut, sanctionLength, sanctionUnknown } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor, type Sequel } from '../slice';
import { stampOf } from '../stamp';
import { seatedAs, type Table } from '../state';
import { type SeatEvent } from './events';

/** So many hands, or until an instant: one of the two. */
const hasALength: RulesFor<'DealOut'>[number] = ({ at, hands, until }) => {
  const byHands = hands !== undefined && Number.isSafeInteger(hands) && hands > 0 && until === undefined;
  const byTime = until !== undefined && until > at && hands === undefined;
  return byHands || byTime ? null : sanctionLength({ hands: hands ?? null, until: until ?? null });
};

export const dealOutRules: RulesFor<'DealOut'> = [isOfHouse, tableIsOpen, isSeated, hasALength];

const isDealtOutFor: RulesFor<'EndDealingOut'>[number] = ({ playerId, sanction }, table) =>
  theSeated(table, playerId).dealtOut.some((one) => one.sanction === sanction)
    ? null
    : sanctionUnknown({ sanction });

export const endDealingOutRules: RulesFor<'EndDealingOut'> = [
  isOfHouse,
  tableIsOpen,
  isSeated,
  isDealtOutFor,
];

/** A knock before its time, or for a sanction that is over, changes nothing. */
const isIdleKnock = ({ by, at, playerId, sanction }: CommandNamed<'EndDealingOut'>, table: Table) => {
  const running = seatedAs(table, playerId)?.dealtOut.find((one) => one.sanction === sanction);
  return by.kind === 'timer' && (!running || (running.until !== null && at < running.until));
};

const ending = (command: CommandNamed<'EndDealingOut'>, table: Table): Decision<SeatEvent> => {
  const { playerId, sanction, by, at } = command;
  const { seat, dealtOut } = theSeated(table, playerId);
  const until = dealtOut.find((one) => one.sanction === sanction)?.until ?? null;
  const cause = by.kind === 'timer' && until !== null && at >= until ? 'served' : 'lifted';
  return accept({ type: 'DealingOutEnded', ...stampOf(command), seat, playerId, sanction, cause });
};

const isHeldFor: RulesFor<'ReleaseHold'>[number] = ({ playerId, why }, table) =>
  theSeated(table, playerId).holds.some((hold) => hold.why === why) ? null : notHeldOut({ why });

export const holdOutRules: RulesFor<'HoldOut'> = [isOfHouse, tableIsOpen, isSeated];
export const releaseHoldRules: RulesFor<'ReleaseHold'> = [isOfHouse, tableIsOpen, isSeated, isHeldFor];

const holding = (command: CommandNamed<'HoldOut'>, table: Table): Decision<SeatEvent> => {
  const { playerId, why, rule = null } = command;
  const { seat, holds } = theSeated(table, playerId);
  return holds.some((hold) => hold.why === why)
    ? accept()
    : accept({ type: 'HeldOut', ...stampOf(command), seat, playerId, why, rule });
};

export const dealingOutDecisions: DecisionsOf<'DealOut' | 'EndDealingOut' | 'HoldOut' | 'ReleaseHold'> = {
  DealOut: (command, table) =>
    judge(dealOutRules, [command, table], () => {
      const { playerId, sanction, hands = null, until = null, rule = null } = command;
      const { seat } = theSeated(table, playerId);
      return accept({ type: 'DealtOut', ...stampOf(command), seat, playerId, sanction, hands, until, rule });
    }),
  EndDealingOut: (command, table) =>
    isIdleKnock(command, table)
      ? accept()
      : judge(endDealingOutRules, [command, table], () => ending(command, table)),
  HoldOut: (command, table) => judge(holdOutRules, [command, table], () => holding(command, table)),
  ReleaseHold: (command, table) =>
    judge(releaseHoldRules, [command, table], () => {
      const { playerId, why } = command;
      const { seat } = theSeated(table, playerId);
      return accept({ type: 'HoldReleased', ...stampOf(command), seat, playerId, why });
    }),
};

export const dealingOutEvolutions: EvolutionsOf<'DealtOut' | 'DealingOutEnded' | 'HeldOut' | 'HoldReleased'> =
  {
    DealtOut: (table, { playerId, sanction, hands, until, rule }) => {
      const others = (seatedAs(table, playerId)?.dealtOut ?? []).filter((one) => one.sanction !== sanction);
      return changeSeated(table, playerId, {
        dealtOut: [...others, { sanction, handsLeft: hands, until, rule }],
      });
    },
    DealingOutEnded: (table, { playerId, sanction }) =>
      changeSeated(table, playerId, {
        dealtOut: (seatedAs(table, playerId)?.dealtOut ?? []).filter((one) => one.sanction !== sanction),
      }),
    HeldOut: (table, { playerId, why, rule }) =>
      changeSeated(table, playerId, {
        holds: [...(seatedAs(table, playerId)?.holds ?? []), { why, rule }],
      }),
    HoldReleased: (table, { playerId, why }) =>
      changeSeated(table, playerId, {
        holds: (seatedAs(table, playerId)?.holds ?? []).filter((hold) => hold.why !== why),
      }),
  };

/** The hands of a sanction are counted at the table's own pace; the last one ends it. */
export const sanctionsEnd: Sequel = ({ hand, seats }, stamp) =>
  hand
    ? []
    : seats.flatMap(({ seat, playerId, dealtOut }) =>
        dealtOut
          .filter(({ handsLeft }) => handsLeft !== null && handsLeft <= 0)
          .map(({ sanction }) => ({
            type: 'DealingOutEnded' as const,
            ...stamp,
            seat,
            playerId,
            sanction,
            cause: 'served' as const,
          })),
      );
