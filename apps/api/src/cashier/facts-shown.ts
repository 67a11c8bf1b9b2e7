import { type CommandAnswer, type MayAnswer } from '@cardroom/contracts';
import { type SignedIn } from '../people/signed-in';

const managers: readonly string[] = ['shiftManager', 'roomManager'];

/** Payments worth a look are for managers: whoever serves the player is not told (product, section 6). */
const mayKnow = (who: SignedIn, type: string): boolean =>
  type !== 'StructuringHinted' || (who.kind === 'staff' && managers.includes(who.role));

/** The answer as this caller may have it. */
export const shownTo = <A extends CommandAnswer | MayAnswer>(who: SignedIn, answer: A): A =>
  'facts' in answer ? { ...answer, facts: answer.facts.filter(({ type }) => mayKnow(who, type)) } : answer;
