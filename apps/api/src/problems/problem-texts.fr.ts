import { type ProblemText } from './problem';
import { conductTextsInFrench } from './conduct-texts.fr';
import { cashierTableTextsInFrench } from './cashier-table-texts.fr';
import { cashierTextsInFrench } from './cashier-texts.fr';
import { absenceTextsInFrench } from './absence-texts.fr';
import { movesTextsInFrench } from './moves-texts.fr';
import { tableLifeTextsInFrench } from './table-life-texts.fr';
import { timeCollectionTextsInFrench } from './time-collection-texts.fr';
import { waitingListTextsInFrench } from './waiting-list-texts.fr';
import { playTextsInFrench } from './play-texts.fr';
import { pokerHandTextsInFrench } from './poker-hand-texts.fr';
import { pokerBettingTextsInFrench } from './poker-betting-texts.fr';
import { pokerShowdownTextsInFrench } from './poker-showdown-texts.fr';
import { pokerErrorsTextsInFrench } from './poker-errors-texts.fr';
import { floorTextsInFrench } from './floor-texts.fr';
import { movingInTextsInFrench } from './moving-in-texts.fr';
import { playersTextsInFrench } from './players-texts.fr';

/** Les mots français pour chaque code de refus de la maison. */
export const frenchTexts: Readonly<Record<string, ProblemText>> = {
  ...floorTextsInFrench,
  ...playTextsInFrench,
  ...pokerHandTextsInFrench,
  ...pokerBettingTextsInFrench,
  ...pokerShowdownTextsInFrench,
  ...pokerErrorsTextsInFrench,
  ...cashierTextsInFrench,
  ...cashierTableTextsInFrench,
  ...conductTextsInFrench,
  ...waitingListTextsInFrench,
  ...absenceTextsInFrench,
  ...movesTextsInFrench,
  ...tableLifeTextsInFrench,
  ...timeCollectionTextsInFrench,
  ...movingInTextsInFrench,
  ...playersTextsInFrench,
  'api.malformed': {
    title: 'Demande incomprise',
    detail: 'La demande est incomplète ou mal formée ; voir les champs nommés.',
  },
  'api.not-signed-in': {
    title: 'Non identifié',
    detail: 'Identifiez-vous, ou inscrivez cet appareil, pour continuer.',
  },
  'api.wrong-code': { title: 'Code inconnu', detail: 'Ce code n’est pas connu ici. Veuillez réessayer.' },
  'api.not-allowed': {
    title: 'Non permis',
    detail: 'Cela ne fait pas partie de ce que vous pouvez faire ici. Adressez-vous à votre responsable.',
  },
  'api.forged-request': {
    title: 'Demande sans garantie',
    detail: 'La demande ne porte pas la marque de cette session. Rechargez la page et réessayez.',
  },
  'api.not-found': { title: 'Introuvable', detail: 'Il n’y a rien à cette adresse.' },
  'api.receipt-unknown': {
    title: 'Reçu inconnu',
    detail:
      'Il n’y a pas de place sous ce code aujourd’hui. Vérifiez-le, ou demandez au responsable de la liste.',
  },
  'api.too-large': { title: 'Trop grand', detail: 'La demande dépasse la taille acceptée ici.' },
  'api.not-json': { title: 'Pas du JSON', detail: 'Les demandes s’envoient en application/json.' },
  'api.key-reused': {
    title: 'Clé déjà utilisée',
    detail: 'Une autre demande a été faite sous cette clé. Rien n’a été fait ; réessayez avec une nouvelle.',
  },
  'api.not-happened-yet': {
    title: 'Pas encore arrivé',
    detail: 'L’heure saisie n’est pas encore passée. Rien n’a été enregistré.',
  },
  'api.still-to-come': {
    title: 'Encore à venir',
    detail: 'Ce moment est encore à venir : on ne peut rien en dire.',
  },
  'api.too-long-ago': {
    title: 'Trop ancien',
    detail: 'Ce qui date de plus de {hours} heures ne peut plus être saisi.',
  },
  'api.no-gaming-day': {
    title: 'Aucune journée de jeu',
    detail: 'Aucune journée de jeu n’était ouverte à ce moment : il n’y a rien à transmettre.',
  },
  'api.too-many-attempts': {
    title: 'Trop d’essais',
    detail: 'Trop de codes erronés. Réessayez dans {retryAfterMinutes} minutes, ou appelez un responsable.',
  },
  'api.too-many-requests': {
    title: 'Trop de demandes',
    detail: 'Trop de demandes en peu de temps. Réessayez dans {retryAfterSeconds} secondes.',
  },
  'api.unexpected': {
    title: 'Une panne est survenue',
    detail:
      'Une panne est survenue et rien n’a été enregistré. Si cela se répète, signalez le numéro {traceId}.',
  },
  'api.store-away': {
    title: 'Le journal est hors d’atteinte',
    detail:
      'Rien n’a été décidé : le journal de la salle est hors d’atteinte et aucun contrôle n’est possible. ' +
      'Appelez le superviseur de quart, et réessayez dans un instant.',
  },
  'api.stopping': { title: 'Arrêt en cours', detail: 'Ce serveur s’arrête. Réessayez dans un instant.' },
  'people.staff-unknown': {
    title: 'Personne à ce nom',
    detail: 'Il n’y a pas de tel membre du personnel dans cette salle.',
  },
  'people.device-unknown': {
    title: 'Appareil inconnu',
    detail: 'Il n’y a pas de tel appareil dans cette salle.',
  },
  'people.token-unknown': { title: 'Jeton inconnu', detail: 'Vous n’avez pas de tel jeton.' },
  'people.enrolment-unknown': {
    title: 'Code d’inscription non valable',
    detail:
      'Ce code d’inscription est inconnu, déjà utilisé ou périmé. Demandez-en un nouveau à un responsable.',
  },
  'people.code-required': {
    title: 'Code requis',
    detail: 'Qui signe ou approuve donne son propre code.',
  },
  'people.second-code-wrong': {
    title: 'Code inexact',
    detail: 'Le code de la deuxième personne est inexact. Rien n’a été fait ; l’essai est compté.',
  },
  'people.second-person-not-entitled': {
    title: 'Un autre doit signer',
    detail: 'Le rôle de la deuxième personne ({role}) ne permet pas de signer ceci.',
  },
  'people.above-own-authority': {
    title: 'Hors de votre autorité',
    detail: 'Seul un administrateur peut le faire pour le rôle {role}.',
  },
  'people.last-administrator': {
    title: 'Le dernier administrateur',
    detail: 'La salle garde au moins un administrateur ou directeur qui puisse s’identifier.',
  },
};
