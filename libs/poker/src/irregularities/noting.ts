import { type Instant } from '@cardroom/kernel';
import { changed, changedPlayer } from '../hand/copies';
import { noBetting } from '../betting/betting-round';
import { type Hand } from '../hand/state';
import { type DealingErrors, type Repair } from './dealing-errors';
import {
  type BringInReturned,
  type DealingErrorNoted,
  type StackPutBehind,
  type StreetRecalled,
} from './events';

export const errorsOf = ({ irregular }: Hand): DealingErrors => irregular.dealing;

/** What is known of errors with some of it changed. */
export const noted = (hand: Hand, at: Instant, changes: Partial<DealingErrors>): DealingErrorNoted => ({
  type: 'DealingErrorNoted',
  at,
  errors: { ...errorsOf(hand), ...changes },
});

/** A repair takes the place of an earlier one of the same street. */
export const withRepair = (hand: Hand, repair: Repair): readonly Repair[] => [
  ...errorsOf(hand).repairs.filter(({ street }) => street !== repair.street),
  repair,
];

export const evolveErrorNoted = (hand: Hand, { errors, at }: DealingErrorNoted): Hand =>
  changed(hand, { irregular: { ...hand.irregular, dealing: errors }, lastAt: at });

export const evolveStreetRecalled = (hand: Hand, { street, at }: StreetRecalled): Hand =>
  changed(hand, { street: street - 1, phase: 'dealing', round: noBetting, lastAt: at });

export const evolveBringInReturned = (hand: Hand, { seat, amount, at }: BringInReturned): Hand =>
  changed(hand, {
    lastAt: at,
    actions: hand.actions.filter((action) => !(action.seat === seat && action.street === hand.street)),
    players: hand.players.map((player) =>
      player.seat === seat
        ? changedPlayer(player, {
            stack: player.stack + amount,
            contributed: player.contributed - amount,
            streetBet: player.streetBet - amount,
            acted: false,
          })
        : player,
    ),
  });

export const evolveStackPutBehind = (hand: Hand, { seat, amount, at }: StackPutBehind): Hand =>
  changed(hand, {
    lastAt: at,
    players: hand.players.map((player) =>
      player.seat === seat
        ? changedPlayer(player, { stack: player.stack - amount, behind: player.behind + amount })
        : player,
    ),
  });
