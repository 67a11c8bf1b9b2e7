import { type HandId, id, instant, type Refusal, type Seed } from '@cardroom/kernel';
import { type HouseRules, type ReadyRuleSetId, resolveRuleSet } from '@cardroom/rulebook';
import { type BettingStructure, noLimit } from './betting/structure';
import { type SeenCard } from './cards/card';
import { parseSeenCards } from './cards/notation';
import { commitmentTo } from './cards/shuffle';
import { type GameName } from './games/game';
import {
  type Act,
  type Action,
  type AwardPot,
  type Deal,
  type HandCommand,
  type OpenHand,
  type Share,
} from './hand/commands';
import { decide, evolve } from './hand/decider';
import { type HandEvent } from './hand/events';
import { unopenedHand } from './hand/initial';
import { nextStep } from './hand/next-step';
import { playerAt } from './hand/players';
import { type Rake } from './pots/rake';
import { type Chips, type ForcedBet, type Hand, type SeatNumber } from './hand/state';

/** The moment at which everything happens in a spec, unless it says otherwise. */
export const noon = instant(Date.UTC(2026, 10, 28, 12));

export const rulesOf = (set: ReadyRuleSetId, differences: Partial<HouseRules> = {}): HouseRules => ({
  ...resolveRuleSet(set),
  ...differences,
});

export const seedOf = (n: number): Seed => n.toString(16).padStart(64, '0') as Seed;

export const cards = (text: string): readonly SeenCard[] => {
  const parsed = parseSeenCards(text);
  if (!parsed) throw new Error(`no cards: ${text}`);
  return parsed;
};

/** A hand in a few words: `stacks` sit in seats 1, 2, 3 …, the last is the button unless `button` says otherwise. */
export interface Opening {
  readonly game?: GameName;
  readonly structure?: BettingStructure;
  readonly stacks?: readonly Chips[];
  readonly rules?: ReadyRuleSetId | HouseRules;
  readonly button?: SeatNumber;
  /** Posted by the seats left of the button in order; with two players the button posts the first. */
  readonly blinds?: readonly Chips[];
  readonly forcedBets?: readonly ForcedBet[];
  readonly ante?: Chips;
  readonly seed?: number;
  readonly tournament?: boolean;
  readonly unit?: Chips;
  readonly carried?: Chips;
  readonly rake?: Rake;
  readonly absent?: readonly SeatNumber[];
}

const clockwise = (seats: number, button: number): readonly SeatNumber[] =>
  Array.from({ length: seats }, (_, i) => ((button + i) % seats) + 1);

const blindKinds = ['smallBlind', 'bigBlind'] as const;

export const blindsFor = (blinds: readonly Chips[], seats: number, button: number): readonly ForcedBet[] => {
  const order = seats === 2 && blinds.length > 1 ? [button, button === 1 ? 2 : 1] : clockwise(seats, button);
  return blinds.flatMap((amount, i): ForcedBet[] => {
    const kind = blinds.length === 1 ? 'bigBlind' : (blindKinds[i] ?? 'blind');
    return amount > 0 ? [{ seat: order[i] as SeatNumber, kind, amount, plays: 'live' }] : [];
  });
};

export const antesFor = (ante: Chips, seats: number): readonly ForcedBet[] =>
  ante === 0
    ? []
    : Array.from({ length: seats }, (_, i) => ({ seat: i + 1, kind: 'ante', amount: ante, plays: 'ante' }));

export const openHand = (opening: Opening = {}): OpenHand => {
  const { game = 'holdem', stacks = [1000, 1000, 1000, 1000], rules = 'rrp-cash', ante = 0 } = opening;
  const stud = game.startsWith('stud');
  const blinds = opening.blinds ?? (stud ? [] : [5, 10]);
  const button = opening.button ?? stacks.length;
  const forced = [...antesFor(ante, stacks.length), ...blindsFor(blinds, stacks.length, button)];
  const [smallBlind = 0, bigBlind = smallBlind] = blinds;
  return {
    type: 'OpenHand',
    at: noon,
    handId: id<HandId>('hand-1'),
    game,
    structure: opening.structure ?? noLimit(bigBlind || 10, { smallBlind, bigBlind, ante }),
    rules: typeof rules === 'string' ? resolveRuleSet(rules) : rules,
    running: opening.seed === undefined ? 'recorded' : 'dealt',
    tournament: opening.tournament ?? false,
    unit: opening.unit ?? 1,
    button: stud ? null : button,
    players: stacks.map((stack, i) => ({
      seat: i + 1,
      stack,
      absent: opening.absent?.includes(i + 1) ?? false,
    })),
    forcedBets: opening.forcedBets ?? forced,
    ...(opening.carried === undefined ? {} : { carried: opening.carried }),
    ...(opening.rake ? { rake: opening.rake } : {}),
    ...(opening.seed === undefined ? {} : { commitment: commitmentTo(seedOf(opening.seed)) }),
  };
};

export const post: HandCommand = { type: 'PostForcedBets', at: noon };

export const deal = (what: Omit<Deal, 'type' | 'at'> = {}): Deal => ({ type: 'Deal', at: noon, ...what });

/** `dealHands('AsKs', 'QdQh')` to the seats 1, 2 …; `board('AhKhQh')`. */
export const dealHands = (...hands: readonly string[]): Deal =>
  deal({ hands: hands.flatMap((text, i) => (text ? [{ seat: i + 1, cards: cards(text) }] : [])) });
export const board = (text: string): Deal => deal({ board: cards(text) });

export const act = (seat: SeatNumber, action: Action): Act => ({ type: 'Act', at: noon, seat, action });
export const fold = (seat: SeatNumber): Act => act(seat, { kind: 'fold' });
export const check = (seat: SeatNumber): Act => act(seat, { kind: 'check' });
export const call = (seat: SeatNumber): Act => act(seat, { kind: 'call' });
export const bringIn = (seat: SeatNumber): Act => act(seat, { kind: 'bringIn' });
export const wager = (seat: SeatNumber, to: Chips): Act => act(seat, { kind: 'wager', to });

export const show = (seat: SeatNumber, text?: string): HandCommand =>
  text === undefined
    ? { type: 'ShowHand', at: noon, seat }
    : { type: 'ShowHand', at: noon, seat, cards: cards(text) };
export const muck = (seat: SeatNumber): HandCommand => ({ type: 'MuckHand', at: noon, seat });
export const killLosers: HandCommand = { type: 'KillLosingHands', at: noon };
export const award = (pot?: number, shares?: readonly Share[]): AwardPot => ({
  type: 'AwardPot',
  at: noon,
  ...(pot === undefined ? {} : { pot }),
  ...(shares === undefined ? {} : { shares }),
});

/** The events of a command that must be accepted. */
export const eventsOf = (hand: Hand, command: HandCommand): readonly HandEvent[] => {
  const decision = decide(command, hand);
  if (!decision.accepted) throw new Error(`${command.type} was refused: ${JSON.stringify(decision.refusal)}`);
  return decision.events;
};

/** The hand after commands that must all be accepted. */
export const after = (hand: Hand, ...commands: readonly HandCommand[]): Hand =>
  commands.reduce((state, command) => eventsOf(state, command).reduce(evolve, state), hand);

/** The refusal of a command; null when it is accepted. */
export const refusalOf = (hand: Hand, command: HandCommand): Refusal | null => {
  const decision = decide(command, hand);
  return decision.accepted ? null : decision.refusal;
};

/** Opened, posted and dealt: the first betting round is open. Unknown cards unless hands are given. */
export const started = (opening: Opening = {}, ...hands: readonly string[]): Hand => {
  const open = after(unopenedHand, openHand(opening));
  const posted = open.phase === 'posting' ? after(open, post) : open;
  const first = opening.seed === undefined ? dealHands(...hands) : deal({ seed: seedOf(opening.seed) });
  return after(posted, first);
};

/** Deals, shows, kills and awards what is due until somebody has a decision to make, or the hand is over. */
export const runOn = (hand: Hand): Hand => {
  const step = nextStep(hand);
  switch (step.kind) {
    case 'deal':
      return runOn(after(hand, deal()));
    case 'show':
      return runOn(after(hand, ...step.seats.map((seat) => show(seat))));
    case 'killLosers':
      return runOn(after(hand, killLosers));
    case 'award':
      return runOn(after(hand, award()));
    default:
      return hand;
  }
};

export const stackOf = (hand: Hand, seat: SeatNumber): Chips | undefined => playerAt(hand, seat)?.stack;

/** Stacks by seat number. */
export const stacks = (hand: Hand): readonly Chips[] =>
  hand.players.toSorted((a, b) => a.seat - b.seat).map(({ stack }) => stack);

/** The awards of a hand run on to its end. */
export const awardsOf = (hand: Hand): readonly HandEvent[] => {
  const events: HandEvent[] = [];
  let state = hand;
  while (state.phase === 'showdown') {
    const step = nextStep(state);
    const command = step.kind === 'killLosers' ? killLosers : award();
    const happened = eventsOf(state, command);
    events.push(...happened.filter(({ type }) => type === 'PotAwarded'));
    state = happened.reduce(evolve, state);
  }
  return events;
};
