import { breakingDecisions, breakingEvolutions } from '../breaks/breaking';
import { type BreaksCommand } from '../breaks/commands';
import { type BreaksEvent } from '../breaks/events';
import { givingUpDecisions, givingUpEvolutions } from '../breaks/giving-up';
import { movingOnDecisions, movingOnEvolutions } from '../breaks/moving-on';
import { type DealersCommand } from '../dealers/commands';
import { dealersDecisions, dealersEvolutions } from '../dealers/dealers';
import { type DealersEvent } from '../dealers/events';
import { type DecksCommand } from '../decks/commands';
import { decksDecisions, decksEvolutions } from '../decks/decks';
import { type DecksEvent } from '../decks/events';
import { type OpeningsCommand } from '../openings/commands';
import { type OpeningsEvent } from '../openings/events';
import { extraPlayerDecisions, extraPlayerEvolutions } from '../openings/extra-player';
import { imposingDecisions, imposingEvolutions } from '../openings/imposing';
import { openingDrawsDecisions, openingDrawsEvolutions } from '../openings/opening-draws';
import { type DecisionsOf, type EvolutionsOf } from '../slice';
import { type StakesCommand } from '../stakes/commands';
import { type StakesEvent } from '../stakes/events';
import { stakesDecisions, stakesEvolutions } from '../stakes/stakes';

export type TableLifeCommand =
  OpeningsCommand | BreaksCommand | StakesCommand | DecksCommand | DealersCommand;
export type TableLifeEvent = OpeningsEvent | BreaksEvent | StakesEvent | DecksEvent | DealersEvent;

/** From its opening to its break: what a table goes through beside its seats. */
export const tableLifeDecisions: DecisionsOf<TableLifeCommand['type']> = {
  ...openingDrawsDecisions,
  ...extraPlayerDecisions,
  ...imposingDecisions,
  ...breakingDecisions,
  ...movingOnDecisions,
  ...givingUpDecisions,
  ...stakesDecisions,
  ...decksDecisions,
  ...dealersDecisions,
};

export const tableLifeEvolutions: EvolutionsOf<TableLifeEvent['type']> = {
  ...openingDrawsEvolutions,
  ...extraPlayerEvolutions,
  ...imposingEvolutions,
  ...breakingEvolutions,
  ...movingOnEvolutions,
  ...givingUpEvolutions,
  ...stakesEvolutions,
  ...decksEvolutions,
  ...dealersEvolutions,
};
