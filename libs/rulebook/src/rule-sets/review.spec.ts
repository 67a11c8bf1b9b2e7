import { type HouseRules } from '../house-rules';
import { type RuleId } from '../generated/rule-ids';
import { reviewRuleSet } from './review';
import { type RuleSet } from './rule-set';

const set = (base: string, values: Partial<HouseRules>): RuleSet => ({ id: 'house', extends: base, values });

const objectionsTo = (reviewed: RuleSet, others: readonly RuleSet[] = []) => {
  const review = reviewRuleSet(reviewed, others);
  return review.accepted ? [] : review.objections;
};

/** A rule that a refusal must cite, a base, differences that contradict each other, and such as do not. */
type Case = readonly [RuleId, base: string, wrong: Partial<HouseRules>, right: Partial<HouseRules>];

const cases: readonly Case[] = [
  [
    'FR4-3.2.1',
    'rrp-cash',
    { checkAllowed: false, bigBlindOption: false },
    { checkAllowed: false, bigBlindOption: false, checkRaiseAllowed: false },
  ],
  ['RRP-4.1.2', 'rrp-cash', { checkAllowed: false, checkRaiseAllowed: false }, { checkRaiseAllowed: false }],
  [
    'RTC-5.b',
    'rrp-cash',
    { minRaiseRule: 'doubleHighestBet' },
    { minRaiseRule: 'doubleHighestBet', reopenRule: 'highestAtLeastDoubleOwnBet' },
  ],
  [
    'RTC-5.c',
    'rrp-cash',
    { reopenRule: 'highestAtLeastDoubleOwnBet' },
    { reopenRule: 'fullRaiseCumulative' },
  ],
  [
    'RTC-6',
    'rrp-cash',
    { shortRaiseCompletion: 'doubleHighestBet' },
    {
      minRaiseRule: 'doubleHighestBet',
      reopenRule: 'highestAtLeastDoubleOwnBet',
      shortRaiseCompletion: 'doubleHighestBet',
    },
  ],
  [
    'RTC-5.d.3',
    'rrp-cash',
    { verbalRaiseMinimum: 'doubleHighestBet' },
    { verbalRaiseMinimum: 'minimumRaise' },
  ],
  [
    'RTC-16.c',
    'rtc',
    { bettingStructure: 'potLimit' },
    { bettingStructure: 'potLimit', showPotToPlayers: true },
  ],
  [
    'FR4-0.1',
    'fr4',
    { bettingStructure: 'potLimit' },
    { bettingStructure: 'potLimit', baseGame: 'perTable' },
  ],
  [
    'RTC-8',
    'rrp-cash',
    { outOfTurnFoldFinal: true },
    { outOfTurnFoldFinal: true, foldWithoutBetBinding: true },
  ],
  ['RTC-25', 'rtc', { clockSeconds: 9 }, { clockSeconds: 10 }],
  ['THR-1.9.1', 'thr', { misdealBarActionsWithRaise: 4 }, { misdealBarActionsWithRaise: 3 }],
  [
    'RTC-18.b',
    'rrp-cash',
    { tooFewCardsAfterDeadline: 'live' },
    { tooFewCardsAfterDeadline: 'live', announcePlayingBoard: false },
  ],
  ['FR4-1.32', 'rrp-cash', { wheelStraight: false }, { wheelStraight: false, aceLowInStraights: false }],
  [
    'RTC-26.a',
    'fr4',
    { headsUpRepeatBigBlind: 'postSmallBlindOnly' },
    { headsUpRepeatBigBlind: 'postSmallBlindOnly', headsUpButtonPosts: 'smallBlind' },
  ],
  ['RRP-2.2.14', 'rtc', { blindsChopHeadsUp: true }, { blindsChopHeadsUp: true, blindsChopAllowed: true }],
  [
    'RRP-1.2.0',
    'rrp-cash',
    { sanctionLadder: ['reprimand', 'exclusion'] },
    { sanctionLadder: ['warning', 'reprimand', 'suspension', 'exclusion'] },
  ],
  ['THR-A36', 'thr', { finalRulingRoles: [] }, { finalRulingRoles: ['management'] }],
  ['RRP-2.2.20', 'rrp-cash', { lockUpNewTableMinutes: 11 }, { lockUpNewTableMinutes: 10 }],
  ['RRP-2.2.2', 'rrp-cash', { collectionCourtesyMaxWaiting: 2 }, { collectionCourtesyMaxWaiting: 1 }],
  [
    'RRP-2.2.9',
    'rrp-cash',
    { playerLoansAllowed: true },
    { playerLoansAllowed: true, chipTransfersBetweenPlayers: 'unanimousConsent' },
  ],
  ['FR4-1.3', 'fr4', { shortBuyAllowed: 1 }, { shortBuyAllowed: 1, equalStacks: false }],
  ['THR-1.3.1', 'thr', { maxBuyIns: 1 }, { maxBuyIns: 2 }],
  ['RRP-2.2.26', 'rrp-cash', { guestsPerPlayer: 0 }, { guestsPerPlayer: 0, spectatorsAllowed: 'nobody' }],
  ['FR4-1.25', 'fr4', { rebuysAllowed: true }, { rebuysAllowed: true, eliminationRule: 'stackZero' }],
  ['FR4-1.14.1', 'rrp-tournament', { noShowRemovalMinutes: 0 }, { noShowRemovalMinutes: 1 }],
  ['FR4-0', 'fr4', { minPlayersPerTable: 9 }, { minPlayersPerTable: 8 }],
  ['RRP-11.14.b', 'rtc', { balanceTolerance: 2 }, { balanceTolerance: 2, balanceToleranceLargeField: 2 }],
  ['FR4-1.35', 'fr4', { redrawAtTables: [2, 1] }, { redrawAtTables: [1] }],
  [
    'RTC-34.a',
    'rtc',
    { finalTablePlayers: 10, maxPlayersPerTable: 9 },
    { finalTablePlayers: 9, maxPlayersPerTable: 9 },
  ],
  ['RTC-34', 'rtc', { semiFinalPlayers: 19 }, { semiFinalPlayers: 17 }],
  ['FR4-1.35.1', 'rrp-tournament', { finalDeals: 1 }, { finalDeals: 1, endOfPlay: 'fixedTime' }],
  [
    'FR4-1.36',
    'rrp-tournament',
    { payout: 'winnerTakesAll' },
    { payout: 'winnerTakesAll', dealMaking: 'forbidden' },
  ],
];

describe('values that only make sense together', () => {
  it.each(cases)('by rule %s are refused on %s when one is missing', (rule, base, wrong) => {
    const objections = objectionsTo(set(base, wrong));
    expect(objections.map(({ code }) => code)).toEqual(['rulebook.contradiction']);
    expect(objections[0]?.rules).toContain(rule);
    expect(objections[0]?.parameters).toEqual(expect.arrayContaining([Object.keys(wrong)[0]]));
    expect(objections[0]?.reason.en).toMatch(/\.$/);
    expect(objections[0]?.reason.fr).toMatch(/\.$/);
  });

  it.each(cases.map(([rule, base, , right]) => [rule, base, right] as const))(
    'by rule %s are accepted on %s when they agree',
    (_, base, right) => expect(objectionsTo(set(base, right))).toEqual([]),
  );

  it('are all named, not only the first', () =>
    expect(objectionsTo(set('rrp-cash', { checkAllowed: false, wheelStraight: false }))).toHaveLength(3));
});

describe('a set that is accepted', () => {
  it('comes with every value in force', () => {
    const review = reviewRuleSet(set('rtc', { clockSeconds: 30 }));
    expect(review).toMatchObject({ accepted: true, rules: { clockSeconds: 30, clockAloudSeconds: 10 } });
  });
});

describe('a set that cannot be read', () => {
  /** As it comes from a stored or typed file. */
  const fromFile = (text: string) => JSON.parse(text) as RuleSet;

  it('is refused for a setting that does not exist', () => {
    const [objection] = objectionsTo(fromFile('{"id":"h","extends":"rtc","values":{"clockMinutes":1}}'));
    expect(objection).toMatchObject({ code: 'rulebook.unknown-parameter', parameters: ['clockMinutes'] });
  });

  it('is refused for a value out of range, with the range', () => {
    const [objection] = objectionsTo(set('rtc', { clockSeconds: 601 }));
    expect(objection?.code).toBe('rulebook.value-not-allowed');
    expect(objection?.reason.en).toContain('allowed 5–600.');
    expect(objection?.reason.fr).toContain('valeurs admises 5–600.');
  });

  it('is refused for a word that is no choice, with the choices', () => {
    const [objection] = objectionsTo(fromFile('{"id":"h","extends":"rtc","values":{"buttonMethod":"none"}}'));
    expect(objection?.reason.en).toContain('allowed dead, moving.');
  });

  it('is refused for no answer to a question of yes or no, and told where none is a value', () => {
    const text = '{"id":"h","extends":"rtc","values":{"checkAllowed":"maybe","raiseCap":0}}';
    const reasons = objectionsTo(fromFile(text)).map(({ reason }) => reason.en);
    expect(reasons[0]).toContain('allowed true, false.');
    expect(reasons[1]).toContain('allowed 1–20, null.');
  });

  it('is refused for a fault in the house set it is built on', () => {
    const base = { ...set('rtc', { clockSeconds: 0 }), id: 'base' };
    expect(objectionsTo(set('base', {}), [base])).toHaveLength(1);
  });
});

describe('a set without a base', () => {
  it('is refused when the base is unknown', () =>
    expect(objectionsTo(set('nowhere', {}))).toEqual([
      {
        code: 'rulebook.unknown-base',
        parameters: [],
        rules: [],
        reason: {
          en: 'The set house is built on nowhere, which is no set it can start from.',
          fr: 'Le règlement house part de nowhere, dont il ne peut partir.',
        },
      },
    ]));

  it('is refused when it is built on itself, directly or through another', () => {
    const other = { ...set('house', {}), id: 'other' };
    expect(objectionsTo(set('house', {}))[0]?.code).toBe('rulebook.unknown-base');
    expect(objectionsTo(set('other', {}), [other, set('other', {})])[0]?.code).toBe('rulebook.unknown-base');
  });

  it('is refused when it starts from nothing and leaves values out', () =>
    expect(objectionsTo({ id: 'house', extends: null, values: {} })[0]?.code).toBe('rulebook.unknown-base'));
});
