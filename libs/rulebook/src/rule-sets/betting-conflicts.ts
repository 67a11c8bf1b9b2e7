import { type Conflict } from './conflict';

/** Values of the hand that only make sense together. */
export const bettingConflicts: readonly Conflict[] = [
  {
    parameters: ['checkAllowed', 'checkRaiseAllowed'],
    rules: ['FR4-3.2.1', 'THR-A22'],
    reason: [
      'Where checking is not allowed nobody can check and raise.',
      'Là où la parole est interdite, nul ne peut dire parole puis relancer.',
    ],
    isWrong: ({ checkAllowed, checkRaiseAllowed }) => !checkAllowed && checkRaiseAllowed,
  },
  {
    parameters: ['checkAllowed', 'bigBlindOption'],
    rules: ['FR4-3.2.1', 'RRP-4.1.2'],
    reason: [
      'The big blind’s option is to check or raise: without checking there is none.',
      'L’option de la grosse blinde est de dire parole ou de relancer : sans parole, pas d’option.',
    ],
    isWrong: ({ checkAllowed, bigBlindOption }) => !checkAllowed && bigBlindOption,
  },
  {
    parameters: ['minRaiseRule', 'reopenRule'],
    rules: ['RTC-5.a', 'RTC-5.b', 'RTC-5.c'],
    reason: [
      'Doubling the highest bet as smallest raise and reopening by a highest bet of twice one’s own go together.',
      'Relancer au double de la plus haute mise et rouvrir quand elle vaut le double de la sienne vont ensemble.',
    ],
    isWrong: ({ minRaiseRule, reopenRule }) =>
      (minRaiseRule === 'doubleHighestBet') !== (reopenRule === 'highestAtLeastDoubleOwnBet'),
  },
  {
    parameters: ['minRaiseRule', 'shortRaiseCompletion', 'verbalRaiseMinimum'],
    rules: ['RTC-5.a', 'RTC-5.d.3', 'RTC-6'],
    reason: [
      'A raise can be brought up to twice the highest bet only where that is the smallest raise.',
      'Une relance ne peut être portée au double de la plus haute mise que si c’est la relance minimale.',
    ],
    isWrong: ({ minRaiseRule, shortRaiseCompletion, verbalRaiseMinimum }) =>
      minRaiseRule !== 'doubleHighestBet' &&
      [shortRaiseCompletion, verbalRaiseMinimum].includes('doubleHighestBet'),
  },
  {
    parameters: ['showPotToPlayers', 'bettingStructure'],
    rules: ['RTC-16.c', 'RRP-10.2.2'],
    reason: [
      'Pot-limit cannot be played while the pot is kept from the players.',
      'On ne joue pas en limite du pot sans donner le total du pot.',
    ],
    isWrong: ({ showPotToPlayers, bettingStructure }) => !showPotToPlayers && bettingStructure === 'potLimit',
  },
  {
    parameters: ['baseGame', 'bettingStructure'],
    rules: ['FR4-0.1', 'FR4-1.20'],
    reason: ['No-limit hold’em is played without a limit.', 'Le hold’em sans limite se joue sans limite.'],
    isWrong: ({ baseGame, bettingStructure }) =>
      baseGame === 'holdemNoLimit' && bettingStructure !== 'noLimit',
  },
  {
    parameters: ['outOfTurnFoldFinal', 'foldWithoutBetBinding'],
    rules: ['RTC-7', 'RTC-8', 'RRP-3.3.2'],
    reason: [
      'A fold cannot be final out of turn if the same fold in turn does not bind.',
      'Se coucher ne peut être définitif hors tour si le même geste à son tour n’engage pas.',
    ],
    isWrong: ({ outOfTurnFoldFinal, foldWithoutBetBinding }) => outOfTurnFoldFinal && !foldWithoutBetBinding,
  },
  {
    parameters: ['clockAloudIncluded', 'clockAloudSeconds', 'clockSeconds'],
    rules: ['RTC-25', 'RRP-10.1.13.a'],
    reason: [
      'The seconds counted aloud cannot be longer than the time they are part of.',
      'Les secondes comptées à voix haute ne peuvent dépasser le temps dont elles font partie.',
    ],
    isWrong: ({ clockAloudIncluded, clockAloudSeconds, clockSeconds }) =>
      clockAloudIncluded && clockAloudSeconds > clockSeconds,
  },
  {
    parameters: ['misdealBarActions', 'misdealBarActionsWithRaise'],
    rules: ['THR-1.9.1'],
    reason: [
      'A raise can only shorten the time in which a misdeal may be claimed.',
      'Une relance ne peut qu’abréger le délai pour réclamer la maldonne.',
    ],
    isWrong: ({ misdealBarActions, misdealBarActionsWithRaise }) =>
      misdealBarActionsWithRaise > misdealBarActions,
  },
  {
    parameters: ['tooFewCardsAfterDeadline', 'announcePlayingBoard'],
    rules: ['RTC-18.b', 'RRP-5.6'],
    reason: [
      'A hand that lives without its cards plays the board: it cannot be asked to announce it before giving them up.',
      'Une main qui vit sans ses cartes joue le tableau : on ne peut lui demander de l’annoncer avant de les rendre.',
    ],
    isWrong: ({ tooFewCardsAfterDeadline, announcePlayingBoard }) =>
      tooFewCardsAfterDeadline === 'live' && announcePlayingBoard,
  },
  {
    parameters: ['wheelStraight', 'aceLowInStraights'],
    rules: ['FR4-1.26', 'FR4-1.32', 'THR-A37'],
    reason: [
      'A-2-3-4-5 is a straight exactly where the ace may be low.',
      'A-2-3-4-5 est une suite si et seulement si l’as peut être bas.',
    ],
    isWrong: ({ wheelStraight, aceLowInStraights }) => wheelStraight !== aceLowInStraights,
  },
  {
    parameters: ['headsUpRepeatBigBlind', 'headsUpButtonPosts'],
    rules: ['RTC-26', 'RTC-26.a', 'FR4-3.0'],
    reason: [
      'Posting a second small blind heads-up supposes that the button posts the first.',
      'Poser une seconde petite blinde en tête-à-tête suppose que le bouton pose la première.',
    ],
    isWrong: ({ headsUpRepeatBigBlind, headsUpButtonPosts }) =>
      headsUpRepeatBigBlind === 'postSmallBlindOnly' && headsUpButtonPosts !== 'smallBlind',
  },
  {
    parameters: ['blindsChopHeadsUp', 'blindsChopAllowed'],
    rules: ['RRP-2.2.14'],
    reason: [
      'The blinds cannot be taken back heads-up where they never are.',
      'Les blindes ne peuvent être reprises en tête-à-tête là où elles ne le sont jamais.',
    ],
    isWrong: ({ blindsChopHeadsUp, blindsChopAllowed }) => blindsChopHeadsUp && !blindsChopAllowed,
  },
];
