import { type FloorCommand } from './commands';
import { type FloorEvent } from './events';
import { type DecisionsOf, type EvolutionsOf } from './slice';
import { absenceDecisions, absenceEvolutions } from './absence/absence';
import { custodyDecisions, custodyEvolutions } from './absence/custody';
import { playOverDecisions, playOverEvolutions } from './absence/play-over';
import { returningDecisions, returningEvolutions } from './absence/returning';
import { guestsDecisions, guestsEvolutions } from './seats/guests';
import { seatFlagsDecisions, seatFlagsEvolutions } from './seats/seat-flags';
import { arrivalsDecisions, arrivalsEvolutions } from './seats/arrivals';
import { arrivedTogetherDecisions } from './seats/arrived-together';
import { callsDecisions, callsEvolutions } from './waiting-list/calls';
import { gamingDayDecisions, gamingDayEvolutions } from './day/gaming-day';
import { houseSettingsDecisions, houseSettingsEvolutions } from './day/house-settings';
import { offerDecisions, offerEvolutions } from './games/offer';
import { depositsDecisions, depositsEvolutions } from './waiting-list/deposits';
import { moreTimeDecisions, moreTimeEvolutions } from './waiting-list/more-time';
import { passingEvolutions } from './waiting-list/passing';
import { transferDecisions, transferEvolutions } from './waiting-list/transfer';
import { presenceDecisions, presenceEvolutions } from './waiting-list/presence';
import { reservationsDecisions, reservationsEvolutions } from './seats/reservations';
import { seatingDecisions, seatingEvolutions } from './seats/seating';
import { carriedPotDecisions, carriedPotEvolutions } from './moves/carried-pot';
import { keepingApartDecisions, keepingApartEvolutions } from './moves/keeping-apart';
import { movingDecisions, movingEvolutions } from './moves/moving';
import { requestsDecisions, requestsEvolutions } from './moves/requests';
import { feedersDecisions, feedersEvolutions } from './must-move/feeders';
import { refusingDecisions, refusingEvolutions } from './must-move/refusing';
import { tableLifeDecisions, tableLifeEvolutions } from './tables/table-life';
import { tablesDecisions, tablesEvolutions } from './tables/tables';
import { timeCollectionDecisions, timeCollectionEvolutions } from './time-collection/decisions';
import { undoDecisions } from './undo/undo';
import { waitingListDecisions, waitingListEvolutions } from './waiting-list/waiting-list';

/** Who answers each command. */
export const decisions: DecisionsOf<FloorCommand['type']> = {
  ...gamingDayDecisions,
  ...houseSettingsDecisions,
  ...offerDecisions,
  ...tablesDecisions,
  ...tableLifeDecisions,
  ...waitingListDecisions,
  ...callsDecisions,
  ...moreTimeDecisions,
  ...transferDecisions,
  ...depositsDecisions,
  ...presenceDecisions,
  ...seatingDecisions,
  ...arrivalsDecisions,
  ...arrivedTogetherDecisions,
  ...reservationsDecisions,
  ...absenceDecisions,
  ...custodyDecisions,
  ...playOverDecisions,
  ...returningDecisions,
  ...guestsDecisions,
  ...seatFlagsDecisions,
  ...timeCollectionDecisions,
  ...requestsDecisions,
  ...movingDecisions,
  ...carriedPotDecisions,
  ...keepingApartDecisions,
  ...feedersDecisions,
  ...refusingDecisions,
  ...undoDecisions,
};

/** Who folds each event. */
export const evolutions: EvolutionsOf<Exclude<FloorEvent['type'], 'ActionUndone'>> = {
  ...gamingDayEvolutions,
  ...houseSettingsEvolutions,
  ...offerEvolutions,
  ...tablesEvolutions,
  ...tableLifeEvolutions,
  ...waitingListEvolutions,
  ...callsEvolutions,
  ...moreTimeEvolutions,
  ...transferEvolutions,
  ...passingEvolutions,
  ...depositsEvolutions,
  ...presenceEvolutions,
  ...seatingEvolutions,
  ...arrivalsEvolutions,
  ...reservationsEvolutions,
  ...absenceEvolutions,
  ...custodyEvolutions,
  ...playOverEvolutions,
  ...returningEvolutions,
  ...guestsEvolutions,
  ...seatFlagsEvolutions,
  ...timeCollectionEvolutions,
  ...requestsEvolutions,
  ...movingEvolutions,
  ...carriedPotEvolutions,
  ...keepingApartEvolutions,
  ...feedersEvolutions,
  ...refusingEvolutions,
};
