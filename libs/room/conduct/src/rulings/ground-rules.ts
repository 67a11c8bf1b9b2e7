import { type Actor, invariant, type Policy, type Refusal, type RefusalMaker } from '@cardroom/kernel';
import { authorityOf, holdsOneOf, type Office } from '../offices';
import {
  callTheController,
  callTheDirector,
  controllerIsFinal,
  directorIsFinal,
  floorIsFinal,
  notYourRuling,
  reasonRequired,
  rulingFinal,
  rulingUnknown,
  windowClosed,
} from '../refusals';
import { type ConductSettings } from '../settings';
import { isBlank, type RulingId, type Stamp } from '../stamp';
import { type RulingMatter } from './commands';
import { type Ruling, type RulingsDay } from './state';
import { type AfterTheHand, nextDealStart } from './table-as-it-stood';

export type OfRuling = Stamp & { readonly rulingId: RulingId };
export type Rule<C> = Policy<C, RulingsDay>;

export const rulingIsKnown: Rule<OfRuling> = ({ rulingId }, { rulings }) =>
  rulings.has(rulingId) ? null : rulingUnknown({ rulingId });

/** The ruling that the rules found. */
export const theRuling = ({ rulings }: RulingsDay, rulingId: RulingId): Ruling => {
  const ruling = rulings.get(rulingId);
  invariant(ruling, 'the rules found the ruling');
  return ruling;
};

export const saysWhy: Rule<{ readonly reason: string }> = ({ reason }) =>
  isBlank(reason) ? reasonRequired() : null;

const mayDecideHere = ({ appealsAllowed, finalRulingRoles }: ConductSettings): readonly Office[] =>
  appealsAllowed ? ['floorSupervisor', ...finalRulingRoles] : finalRulingRoles;

/** Where nobody may appeal, whoever has the last word decides, and those above him. */
const standsAbove = (by: Actor, { finalRulingRoles }: ConductSettings): boolean =>
  finalRulingRoles.includes('floorSupervisor') && authorityOf(by) > 1;

const notThisOffice = ({ finalRulingRoles }: ConductSettings): RefusalMaker => {
  if (finalRulingRoles.includes('gameController')) return callTheController;
  return finalRulingRoles.includes('tournamentDirector') ? callTheDirector : notYourRuling;
};

/**
 * The director and his assistants decide disputes (RTC-1, RTC-1.b, RTC-4.a); the game controller where there is one
 * (FR4-1.33); elsewhere the floor, whom the shift manager may overrule on appeal (RRP-2.1.2).
 */
export const mayDecide = (by: Actor, settings: ConductSettings): Refusal | null =>
  holdsOneOf(by, mayDecideHere(settings)) || standsAbove(by, settings)
    ? null
    : notThisOffice(settings)({ roles: settings.finalRulingRoles });

export const isDecider: Rule<Stamp> = ({ by }, { house }) => mayDecide(by, house.settings);

export const isLastWord = (by: Actor, settings: ConductSettings): boolean =>
  holdsOneOf(by, settings.finalRulingRoles) || standsAbove(by, settings);

/** Why nobody may touch it any more, citing the text that gives the last word. */
export const finalBy = ({ finalRulingRoles }: ConductSettings): RefusalMaker => {
  if (finalRulingRoles.includes('gameController')) return controllerIsFinal;
  if (finalRulingRoles.includes('tournamentDirector')) return directorIsFinal;
  return finalRulingRoles.includes('floorSupervisor') ? floorIsFinal : rulingFinal;
};

/**
 * A ruling on a pot is asked for before the next deal starts or the table closes (RRP-2.1.5); the house names what
 * starts a deal.
 */
export const stillInTime = (
  { at, about, after }: { readonly at: number; readonly about: RulingMatter; readonly after: AfterTheHand },
  settings: ConductSettings,
): Refusal | null => {
  if (about !== 'pot') return null;
  const startedAt = nextDealStart(after, settings.dealStartsAt);
  if (startedAt !== null && at >= startedAt)
    return windowClosed({ startedAt, dealStartsAt: settings.dealStartsAt });
  const { tableClosedAt } = after;
  return tableClosedAt !== null && at >= tableClosedAt ? windowClosed({ tableClosedAt }) : null;
};
