import { accept, type Decision, judge, type Policy, refuse } from '@cardroom/kernel';
import { type HandEvent } from '../hand/events';
import { playerAt } from '../hand/players';
import { handNotOpen, handOver, unknownSeat } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { type ReportDeck } from './commands';
import { misdealSource, misdealt } from './misdeal-table';
import { citing, earlierDealStands, floorDecides, handStands } from './refusals';

type Rule = Policy<ReportDeck, Hand>;

/** Until the next deal begins also a hand that is over may still be declared void (RRP-3.4.3, RRP-3.4.4). */
const handMayBeVoided: Rule = (_, { phase }) => {
  if (phase === 'unopened') return handNotOpen();
  return phase === 'void' ? handOver() : null;
};

/** A pot already won stays won once the next deal has started (THR-A32, RRP-3.4.3, RRP-3.4.4). */
const nextDealHasNotStarted: Rule = ({ what, nextDealStarted = false }, { setup }) => {
  if (!nextDealStarted) return null;
  if (misdealSource(setup.rules) === 'THR') return earlierDealStands();
  return citing(earlierDealStands(), what === 'duplicate' ? 'RRP-3.4.4' : 'RRP-3.4.3');
};

/** A foreign back that lies in the undealt stub only changes nothing for this hand (RRP-3.4.3). */
const cardWasInPlay: Rule = ({ what, inStub = false }) =>
  what === 'foreignBack' && inStub ? citing(handStands({ inStub }), 'RRP-3.4.3') : null;

/** Only the share of somebody who was in the hand can be withheld (RRP-3.4.5). */
const withheldWereInTheHand: Rule = ({ withheld = [] }, hand) => {
  const stranger = withheld.find((seat) => !playerAt(hand, seat));
  return stranger === undefined ? null : unknownSeat({ seat: stranger });
};

export const reportDeckRules = [handMayBeVoided, nextDealHasNotStarted, cardWasInPlay, withheldWereInTheHand];

/**
 * A foreign back in play or two equal cards void the hand and everything goes back (RRP-3.4.3, RRP-3.4.4), save what the
 * floor withholds from a player who knew (RRP-3.4.5).
 */
export const reportDeck = (command: ReportDeck, hand: Hand): Decision<HandEvent> =>
  judge(reportDeckRules, [command, hand], () => {
    if (command.what === 'count') return deckCount(command, hand);
    const rule = command.what === 'duplicate' ? 'RRP-3.4.4' : 'RRP-3.4.3';
    return accept<HandEvent>(misdealt(command.at, rule, command.withheld));
  });

/**
 * One or two cards missing do not change the result; for more the text is silent (RRP-3.4.10). The French casinos void the
 * deal for one card too many or too few whose origin is unknown (RTC-32.h), THR-A31 for any defective deck.
 */
const deckCount = (command: ReportDeck, { setup }: Hand): Decision<HandEvent> => {
  const { missing = 0, extra = 0, originKnown = false } = command;
  const { deckCountErrorEffect, missingCardsTolerated } = setup.rules;
  if (missing + extra === 0) return refuse(handStands({ missing, extra }));
  if (deckCountErrorEffect === 'resultStands')
    return refuse(
      missing > missingCardsTolerated || extra > 0
        ? citing(floorDecides({ missing, extra }), 'RRP-3.4.10')
        : handStands({ missing }),
    );
  if (misdealSource(setup.rules) === 'THR')
    return accept<HandEvent>(misdealt(command.at, 'THR-A31', command.withheld));
  return originKnown
    ? refuse(citing(floorDecides({ missing, extra }), 'RTC-32.h'))
    : accept<HandEvent>(misdealt(command.at, 'RTC-32.h', command.withheld));
};
