import { choice, flag, whole, wordList } from './define';

/** What words, gestures and chips mean, and how a wrong or early wager is put right. */
export const betCorrection = {
  raiseThresholdPct: whole(150, { unit: 'percent', min: 101, max: 200 }, [
    'Fixed limit: share of the highest bet from which a wager is completed to a raise; below, it is a call',
    'Limite fixe : part de la plus haute mise à partir de laquelle la mise est complétée en relance ; en deçà, elle suit',
  ]),
  noLimitRaiseThresholdPct: whole(
    null,
    {
      unit: 'percent',
      min: 101,
      max: 200,
      none: ['every short raise is completed', 'toute relance courte est complétée'],
    },
    [
      'Big-bet games: share of the highest bet from which a wager is completed to a raise; below, it is a call',
      'Hors limite fixe : part de la plus haute mise à partir de laquelle la mise est complétée en relance ; en deçà, elle suit',
    ],
  ),
  multiChipRaiseThresholdPct: whole(150, { unit: 'percent', min: 101, max: 200 }, [
    'Share of the highest bet from which several silent chips are a raise; below, they are a call',
    'Part de la plus haute mise à partir de laquelle plusieurs jetons silencieux relancent ; en deçà, ils suivent',
  ]),
  shortRaiseCompletion: choice(
    'minimumRaise',
    ['A raise that is too small is brought up to', 'Une relance trop petite est portée'],
    {
      minimumRaise: ['the smallest raise allowed', 'à la plus petite relance permise'],
      doubleHighestBet: ['twice the highest bet', 'au double de la plus haute mise'],
    },
  ),
  verbalRaiseMinimum: choice(
    'minimumRaise',
    ['The word “raise” without an amount binds to', 'Le mot « relance » sans montant engage'],
    {
      minimumRaise: ['the smallest raise allowed', 'à la plus petite relance permise'],
      doubleHighestBet: ['twice the highest bet', 'au double de la plus haute mise'],
    },
  ),
  singleOversizedChip: choice(
    'call',
    ['A single silent chip larger than the bet is', 'Un seul gros jeton posé en silence vaut'],
    { call: ['a call', 'suivre'] },
  ),
  silentSecondChipRemainder: choice(
    'chipThreshold',
    [
      'Two silent chips of which the second is only a remainder are',
      'Deux jetons silencieux dont le second n’est qu’un reliquat valent',
    ],
    {
      chipThreshold: ['judged by the threshold for several chips', 'ce que dit le seuil de plusieurs jetons'],
      call: ['a call', 'suivre'],
    },
  ),
  unclearGestureDefault: choice(
    'call',
    ['A wager made by an unclear gesture is taken as', 'Une mise faite d’un geste douteux est tenue pour'],
    { call: ['a call', 'un suivi'] },
  ),
  undercallRule: choice('complete', ['Too few chips put in', 'Mise insuffisante'], {
    complete: ['are completed', 'complétée'],
    completeOrForfeit: ['are completed, or lost with the hand', 'complétée, ou perdue avec la main'],
    staysInPot: ['stay in the pot and count', 'reste au pot et compte'],
  }),
  shortCallBindingPercent: whole(80, { unit: 'percent', min: 1, max: 100 }, [
    'Share of the right amount from which a call made on a misheard bet may not be withdrawn',
    'Part du montant exact à partir de laquelle un suivi sur une mise mal entendue ne peut être retiré',
  ]),
  stringBetCure: choice(
    'raiseAnnounced',
    ['Several motions are allowed once', 'Plusieurs gestes sont permis dès que'],
    {
      raiseAnnounced: ['the word “raise” was said', 'le mot « relance » a été dit'],
      amountAnnounced: ['the amount was said', 'le montant a été dit'],
    },
  ),
  verbalOverridesGesture: choice(
    'always',
    ['Words prevail over chips', 'La parole l’emporte sur les jetons'],
    {
      always: ['always', 'toujours'],
      simultaneousOrBefore: [
        'when said with the gesture or before it',
        'si elle accompagne ou précède le geste',
      ],
    },
  ),
  outOfTurnFreedBy: choice(
    'betCallOrRaise',
    ['An action out of turn no longer binds after', 'Une action hors tour n’engage plus après'],
    {
      betCallOrRaise: ['a bet, call or raise in between', 'une mise, un suivi ou une relance entre-temps'],
      raise: ['a raise in between', 'une relance entre-temps'],
    },
  ),
  outOfTurnFoldFinal: flag(false, ['A fold out of turn is final.', 'Se coucher hors tour est définitif.']),
  outOfTurnCheckLosesRaise: choice(
    'floorDecides',
    [
      'A check out of turn costs the right to bet or raise',
      'Une parole hors tour coûte le droit de miser ou relancer',
    ],
    { floorDecides: ['if the floor says so', 'si le chef de partie le décide'] },
  ),
  foldWithoutBetBinding: flag(false, [
    'Cards pushed forward with no bet to call are folded.',
    'Des cartes poussées sans mise à suivre sont jetées.',
  ]),
  lateWakeUpPlayersBehind: whole(3, { unit: 'players', min: 1, max: 9 }, [
    'A skipped player may lose the right to act once this many players have acted behind him',
    'Un joueur sauté peut perdre son tour quand tant de joueurs ont agi derrière lui',
  ]),
  betPlacement: choice('inFront', ['Where bets are placed', 'Où se placent les mises'], {
    inFront: ['in front of the player', 'devant le joueur'],
    inPot: ['in the pot', 'dans le pot'],
  }),
  betAnnouncementRequired: flag(false, ['Every bet must be announced.', 'Toute mise doit être annoncée.']),
  showPotToPlayers: flag(true, [
    'The total of the pot is told to the players.',
    'Le total du pot est donné aux joueurs.',
  ]),
  allInCountOn: wordList(['anyRequest'], ['An all-in stack is counted on', 'Un tapis est compté sur'], {
    anyRequest: ['any request', 'toute demande'],
    requestInTurn: ['a request of the player in turn', 'demande du joueur dont c’est le tour'],
    announcedAmount: [
      'an amount announced by the all-in player',
      'annonce d’un montant par le joueur à tapis',
    ],
  }),
};
