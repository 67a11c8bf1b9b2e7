import { inBoth } from '../language';
import { type ReadyRuleSet } from './rule-set';

/** Robert's Rules, tournaments: the cash rules unless section 11 says otherwise (RRP-11.1). */
export const rrpTournament: ReadyRuleSet = {
  id: 'rrp-tournament',
  extends: 'rrp-cash',
  title: inBoth(['Robert’s Rules, tournaments', 'Robert’s Rules, tournois']),
  leftToHouse: ['handForHandTrigger', 'defaultPenaltyMinutes'],
  values: {
    sanctionLadder: ['warning', 'suspension', 'disqualification'],
    sanctionRoles: ['floorSupervisor', 'tournamentDirector', 'shiftManager', 'management'],
    firstSanctionEtiquette: 'warning',
    firstSanctionLanguage: 'warning',
    firstSanctionDisturbance: 'warning',
    firstSanctionCardAbuse: 'warning',
    firstSanctionPhone: 'warning',
    firstSanctionThreatPhysical: 'disqualification',
    firstSanctionCollusion: 'disqualification',
    firstSanctionWeapon: 'disqualification',
    otherTableEquipmentSanction: 'warning',
    prematureTablingEffect: 'handMayBeDead',
    dealMaking: 'directorMayExecute',
    spectatorsAllowed: 'nobody',
    hiddenChipsPlay: 'neverForOwner',
    initialSeating: 'randomDraw',
    seatChangeOnRequest: false,
    finalTableButton: 'highestCardDealt',
    newcomerNotDealtWhen: ['smallBlindSeat', 'buttonSeat'],
    newcomerPostsToEnter: false,
    tableBreakSeatMethod: 'emptySeats',
    straddleAllowed: false,
    absentBlindsPosted: true,
    allInShowdown: 'mandatory',
  },
};
