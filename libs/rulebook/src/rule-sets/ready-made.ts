import { fr4 } from './fr4';
import { rrpCash } from './rrp-cash';
import { rrpTournament } from './rrp-tournament';
import { rtc } from './rtc';
import { type ReadyRuleSet, type ReadyRuleSetId } from './rule-set';
import { thr } from './thr';

/** The sets a house can start from, by id. */
export const ruleSets: Readonly<Record<ReadyRuleSetId, ReadyRuleSet>> = {
  'rrp-cash': rrpCash,
  'rrp-tournament': rrpTournament,
  rtc,
  thr,
  fr4,
};
