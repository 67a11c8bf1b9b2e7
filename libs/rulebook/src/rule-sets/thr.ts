import { inBoth } from '../language';
import { type ReadyRuleSet } from './rule-set';

/** General hold'em rules, part 1, for cash games in clubs. */
export const thr: ReadyRuleSet = {
  id: 'thr',
  extends: 'rrp-cash',
  title: inBoth(['General hold’em rules', 'Règles générales du hold’em']),
  leftToHouse: [
    'clockSeconds',
    'minBuyIn',
    'cashPlays',
    'potArrangements',
    'minRaiseRule',
    'stringBetCure',
    'outOfTurnFreedBy',
  ],
  values: {
    finalRulingRoles: ['floorSupervisor'],
    appealsAllowed: false,
    spectatorsAllowed: 'anyone',

    shortBuyAllowed: 0,
    playingBehind: 'clubApprovalAndAnnounced',
    chipRemovalWhileSeated: 'forbidden',
    chipsPayRefreshments: true,
    ratholeReturnMinutes: null,
    chipTransfersBetweenPlayers: 'unanimousConsent',
    playerLoansAllowed: true,
    initialSeating: 'randomDraw',

    undercallRule: 'completeOrForfeit',
    clockSetBeforeStart: true,
    clockCallableBy: 'dealer',

    misdealBarActions: 3,
    misdealFirstExposedCard: 'firstCardOfDealBeforeSecondRoundEnds',
    misdealUnplayableCards: 2,
    misdealNonEntitled: 'ifSeen',
    strayJoker: 'misdealUnlessNextCard',
    deckCountErrorEffect: 'voidAndRefund',
    studTournamentMisdealExposed: 2,
    dealerMayCut: false,
    tooManyCards: 'misdeal',
    fouledHand: 'dead',
    protectedHandFouled: 'liveElseRefund',
    dealLastCard: 'never',
    drawLowExposedBeforeDraw: 'keepIfLowCard',

    showdownFirst: 'calledRaiser',
    callerMustShow: 'never',
    calledHandSeenOnRequest: 'calledPlayer',
    oddChipRule: 'fairestByStacks',
  },
};
