import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { changed } from './copies';
import { type ConfirmDelivery } from './commands';
import { type ChipsDelivered } from './events';
import { noChipsInTransit } from './refusals';
import { type Hand } from './state';

const chipsAreDue: Policy<ConfirmDelivery, Hand> = ({ seat }, { setup, phase }) =>
  phase !== 'unopened' && setup.inTransit.some((share) => share.seat === seat)
    ? null
    : noChipsInTransit({ seat });

export const confirmDeliveryRules = [chipsAreDue];

/** Chips that played from the cashier's have come: the marker goes, the amount in play stays (THR-1.4.b.2). */
export const confirmDelivery = (command: ConfirmDelivery, hand: Hand): Decision<ChipsDelivered> =>
  judge(confirmDeliveryRules, [command, hand], () =>
    accept({ type: 'ChipsDelivered', at: command.at, seat: command.seat }),
  );

export const evolveDelivered = (hand: Hand, { at, seat }: ChipsDelivered): Hand => {
  const inTransit = hand.setup.inTransit.filter((share) => share.seat !== seat);
  return changed(hand, { setup: { ...hand.setup, inTransit }, lastAt: at });
};
