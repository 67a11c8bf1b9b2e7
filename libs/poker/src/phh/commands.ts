import { type LegalActions } from '../betting/legal-actions';
import { type HandCommand } from '../hand/commands';
import { type PhhAction } from './action';
import { noTime } from './opening';

type Played = Exclude<PhhAction, { readonly kind: 'dealHole' | 'dealBoard' }>;

/**
 * The engine's command for what a player did. `cc` is a call where there is something to call; `f` where nobody is to
 * act is a hand ruled dead (RRP-3.3.1).
 */
export const commandOf = (action: Played, legal: LegalActions | null): HandCommand => {
  const asked = { at: noTime, seat: action.player };
  switch (action.kind) {
    case 'fold':
      return legal
        ? { type: 'Act', ...asked, action: { kind: 'fold' } }
        : { type: 'KillHand', ...asked, rule: 'RRP-3.3.1' };
    case 'bringIn':
      return { type: 'Act', ...asked, action: { kind: action.kind } };
    case 'checkOrCall':
      return { type: 'Act', ...asked, action: { kind: legal?.call.allowed ? 'call' : 'check' } };
    case 'wager':
      return { type: 'Act', ...asked, action: { kind: 'wager', to: action.to } };
    case 'discard':
      return { type: 'Discard', ...asked, cards: action.cards };
    case 'show':
      return { type: 'ShowHand', ...asked, ...(action.cards.length > 0 ? { cards: action.cards } : {}) };
    case 'muck':
      return { type: 'MuckHand', ...asked };
  }
};
