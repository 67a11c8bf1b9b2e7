import { accept, afterMinutes, judge } from '@cardroom/kernel';
import { entryIsCalled, entryIsLive, ofCall, stampOf, theCall } from '../ground-rules';
import { noMoreTime } from '../refusals';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { callStillRuns, changeCall, notAnsweredYet } from './calls';

/** The house says how often a called player may have more time; a second call does not begin the count anew. */
const houseGivesMore: RulesFor<'GiveMoreTime'>[number] = ({ entryId }, floor) => {
  const times = floor.settings.callMoreTimeTimes;
  return (theCall(floor, entryId).call.moreTimes ?? 0) < times ? null : noMoreTime({ entryId, times });
};

export const giveMoreTimeRules: RulesFor<'GiveMoreTime'> = [
  entryIsLive,
  entryIsCalled,
  notAnsweredYet,
  callStillRuns,
  houseGivesMore,
];

export const moreTimeDecisions: DecisionsOf<'GiveMoreTime'> = {
  GiveMoreTime: (command, floor) =>
    judge(giveMoreTimeRules, [command, floor], () => {
      const called = theCall(floor, command.entryId);
      const { answerBy, endsAt, moreTimes = 0 } = called.call;
      const { callMoreTimeMinutes } = floor.settings;
      return accept({
        type: 'CallExtended',
        ...stampOf(command),
        ...ofCall(called),
        times: moreTimes + 1,
        answerBy: afterMinutes(answerBy, callMoreTimeMinutes),
        endsAt: afterMinutes(endsAt, callMoreTimeMinutes),
      });
    }),
};

export const moreTimeEvolutions: EvolutionsOf<'CallExtended'> = {
  CallExtended: (floor, { entryId, times, answerBy, endsAt }) =>
    changeCall(floor, entryId, { moreTimes: times, answerBy, endsAt }),
};
