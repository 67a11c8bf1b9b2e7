import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { isLive } from '../betting/betting-round';
import { changed } from '../hand/copies';
import { type RunIt } from '../hand/commands';
import { type RunsAgreed } from '../hand/events';
import {
  runCountExceeded,
  runItBigBetOnly,
  runItNeedsAllIn,
  runItNeedsBoard,
  runItNeedsConsent,
  runItNotInTournament,
  runsAlreadyAgreed,
} from '../hand/refusals';
import { type Hand } from '../hand/state';
import { gameOfHand, nextDeal } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';
import { isBigBet } from '../betting/structure';

type Rule = Policy<RunIt, Hand>;

const cashGame: Rule = (_, { setup }) => (setup.tournament ? runItNotInTournament() : null);

const bigBetGame: Rule = (_, { setup }) =>
  isBigBet(setup.structure) ? null : runItBigBetOnly({ limit: setup.structure.limit });

/** There must be a board to deal again: stud and draw give cards to players. */
const boardGame: Rule = (_, hand) => (gameOfHand(hand).family === 'flop' ? null : runItNeedsBoard());

const notTooOften: Rule = ({ times }, { setup }) => {
  const most = setup.rules.runItMaxTimes;
  return Number.isSafeInteger(times) && times >= 1 && times <= most
    ? null
    : runCountExceeded({ times, most });
};

/** Betting is closed with a player all-in and cards still to come. */
const allInWithCardsToCome: Rule = (_, hand) =>
  hand.bettingOver && nextDeal(hand) && hand.players.some((player) => isLive(player) && player.stack === 0)
    ? null
    : runItNeedsAllIn();

const everybodyAgrees: Rule = ({ agreedBy }, hand) => {
  const missing = hand.players.filter((player) => isLive(player) && !agreedBy.includes(player.seat));
  return missing.length > 0 ? runItNeedsConsent({ seats: missing.map(({ seat }) => seat) }) : null;
};

const onlyOnce: Rule = (_, { runs }) => (runs > 1 ? runsAlreadyAgreed({ runs }) : null);

export const runItRules = [
  handIsUnderWay,
  cashGame,
  bigBetGame,
  boardGame,
  notTooOften,
  allInWithCardsToCome,
  everybodyAgrees,
  onlyOnce,
];

/** The rest of the board is dealt two or three times from the same stub, each run for its part of every pot (RRP-10.1.14.a). */
export const runIt = (command: RunIt, hand: Hand): Decision<RunsAgreed> =>
  judge(runItRules, [command, hand], () =>
    command.times === 1 ? accept() : accept({ type: 'RunsAgreed', at: command.at, times: command.times }),
  );

export const evolveRunsAgreed = (hand: Hand, { at, times }: RunsAgreed): Hand =>
  changed(hand, {
    runs: times,
    sharedBoard: hand.boards[0]?.length ?? 0,
    boards: Array.from({ length: times }, () => hand.boards[0] ?? []),
    lastAt: at,
  });
