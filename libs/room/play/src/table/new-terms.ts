import { type EventNamed } from '../slice';
import { type Terms } from '../terms';

// The terms of a table as its facts set and change them: the one reading for its state and for the record of a hand.

export const termsOpened = (event: EventNamed<'PlayOpened'>, before: Terms | null): Terms => {
  const { stakes, rules, clocks, rake = null } = event;
  return { ...stakes, rules, clocks, rake, version: (before?.version ?? 0) + 1 };
};

export const withStakes = (terms: Terms, event: EventNamed<'NewStakesSet'>): Terms => ({
  ...terms,
  ...event.stakes,
  version: event.terms,
});

export const withHouseRules = (terms: Terms, event: EventNamed<'HouseRulesChanged'>): Terms => {
  const { rules, clocks, rake = terms.rake ?? null, terms: version } = event;
  return { ...terms, rules: rules ?? terms.rules, clocks: clocks ?? terms.clocks, rake, version };
};
