import { type Labels } from '../language';

/** Words that several parameters share. */

export const roles = {
  dealer: ['dealer', 'croupier'],
  floorSupervisor: ['floor supervisor', 'chef de partie'],
  shiftManager: ['shift manager', 'superviseur de quart'],
  management: ['management', 'direction'],
  committeeMember: ['member of the management committee', 'membre du comité de direction'],
  tournamentDirector: ['tournament director', 'directeur du tournoi'],
  assistantDirector: ['assistant director', 'directeur adjoint'],
  gameController: ['game controller', 'contrôleur du jeu'],
} as const satisfies Readonly<Record<string, Labels>>;

export const sanctions = {
  warning: ['warning', 'avertissement'],
  reprimand: ['reprimand', 'blâme'],
  deadHand: ['dead hand for this deal', 'main morte pour la donne'],
  suspension: ['suspension', 'exclusion temporaire'],
  exclusion: ['exclusion from the room', 'exclusion de la salle'],
  disqualification: ['disqualification from the event', 'disqualification de l’épreuve'],
  finalExclusion: ['final exclusion from the event', 'exclusion définitive de l’épreuve'],
} as const satisfies Readonly<Record<string, Labels>>;

export const suits = {
  spades: ['spades', 'pique'],
  hearts: ['hearts', 'cœur'],
  diamonds: ['diamonds', 'carreau'],
  clubs: ['clubs', 'trèfle'],
} as const satisfies Readonly<Record<string, Labels>>;

export const languages = {
  fr: ['French', 'français'],
  en: ['English', 'anglais'],
} as const satisfies Readonly<Record<string, Labels>>;
