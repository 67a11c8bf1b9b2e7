import { type HouseRules } from '../house-rules';
import { type Conflict } from './conflict';

const proposedSanctions = [
  'firstSanctionEtiquette',
  'firstSanctionLanguage',
  'firstSanctionDisturbance',
  'firstSanctionCardAbuse',
  'firstSanctionPhone',
  'firstSanctionDamage',
  'firstSanctionThreatVerbal',
  'firstSanctionThreatPhysical',
  'firstSanctionCollusion',
  'firstSanctionWeapon',
  'otherTableEquipmentSanction',
] as const;

const proposesWhatIsNotOnTheLadder = (rules: HouseRules): boolean =>
  proposedSanctions.some((fault) => !rules.sanctionLadder.includes(rules[fault]));

/** Values of lists, seats, chips and conduct that only make sense together. */
export const roomConflicts: readonly Conflict[] = [
  {
    parameters: ['sanctionLadder', ...proposedSanctions],
    rules: ['RRP-1.2.0', 'RRP-11.0.a', 'RTC-4'],
    reason: [
      'A sanction proposed for a first fault must be one that may be given.',
      'La sanction proposée pour une première faute doit figurer dans l’échelle.',
    ],
    isWrong: proposesWhatIsNotOnTheLadder,
  },
  {
    parameters: ['finalRulingRoles'],
    rules: ['RRP-2.1.2', 'RTC-1', 'THR-A36', 'FR4-1.33'],
    reason: ['Somebody must have the last word.', 'Il faut que quelqu’un décide en dernier.'],
    isWrong: ({ finalRulingRoles }) => finalRulingRoles.length === 0,
  },
  {
    parameters: ['lockUpNewTableMinutes', 'lockUpMaxMinutes'],
    rules: ['RRP-2.2.20'],
    reason: [
      'A seat at a new table cannot be held longer than any seat may be.',
      'Une place à une nouvelle table ne peut être retenue plus longtemps que toute place.',
    ],
    isWrong: ({ lockUpNewTableMinutes, lockUpMaxMinutes }) => lockUpNewTableMinutes > lockUpMaxMinutes,
  },
  {
    parameters: ['collectionCourtesyMaxWaiting', 'collectionNewPlayerExemptMaxWaiting'],
    rules: ['RRP-2.2.2'],
    reason: [
      'A seated player is not spared the rent for longer than a new one.',
      'Un joueur assis n’est pas exempté de loyer plus longtemps qu’un nouveau.',
    ],
    isWrong: ({ collectionCourtesyMaxWaiting, collectionNewPlayerExemptMaxWaiting }) =>
      collectionCourtesyMaxWaiting > collectionNewPlayerExemptMaxWaiting,
  },
  {
    parameters: ['playerLoansAllowed', 'chipTransfersBetweenPlayers'],
    rules: ['RRP-2.2.9', 'THR-1.4.b.1', 'THR-1.4.h'],
    reason: [
      'A loan is a transfer: it cannot be allowed where no chip may pass between players.',
      'Un prêt est un transfert : impossible là où nul jeton ne passe d’un joueur à l’autre.',
    ],
    isWrong: ({ playerLoansAllowed, chipTransfersBetweenPlayers }) =>
      playerLoansAllowed && chipTransfersBetweenPlayers === 'forbidden',
  },
  {
    parameters: ['equalStacks', 'shortBuyAllowed'],
    rules: ['FR4-1.3', 'RRP-3.1.2'],
    reason: [
      'Stacks that are all equal leave no room for a short buy-in.',
      'Des tapis tous égaux ne laissent pas de place à une cave réduite.',
    ],
    isWrong: ({ equalStacks, shortBuyAllowed }) => equalStacks && shortBuyAllowed > 0,
  },
  {
    parameters: ['rebuysAllowed', 'maxBuyIns'],
    rules: ['RRP-3.1.2', 'THR-1.3.1'],
    reason: [
      'A player who may buy in once only has no rebuy.',
      'Un joueur qui n’a droit qu’à une cave n’a pas de recave.',
    ],
    isWrong: ({ rebuysAllowed, maxBuyIns }) => rebuysAllowed && maxBuyIns === 1,
  },
  {
    parameters: ['spectatorsAllowed', 'guestsPerPlayer'],
    rules: ['RRP-2.2.26'],
    reason: ['Guests are allowed, but none per player.', 'Les invités sont permis, mais aucun par joueur.'],
    isWrong: ({ spectatorsAllowed, guestsPerPlayer }) =>
      spectatorsAllowed === 'oneGuestIfNobodyObjects' && guestsPerPlayer === 0,
  },
];
