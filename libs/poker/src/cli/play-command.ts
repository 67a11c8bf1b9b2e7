import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { instant, type Seed } from '@cardroom/kernel';
import { legalActions } from '../betting/legal-actions';
import { commitmentTo, seedFor } from '../cards/shuffle';
import { type Language } from '../evaluation/names';
import { type Action, type HandCommand } from '../hand/commands';
import { decide, evolve, handDecider } from '../hand/decider';
import { type HandEvent } from '../hand/events';
import { nextStep } from '../hand/next-step';
import { playerAt } from '../hand/players';
import { type Hand, type SeatNumber } from '../hand/state';
import { handHistoryOf } from '../phh/from-events';
import { writeHandHistory } from '../phh/write';
import { actionOfAnswer, discardsOfAnswer } from './answers';
import { eventLines, legalLine, tableLines } from './narration';
import { type Chance, opponentAction, opponentDiscards } from './opponents';
import { type PlayWords, playWordsIn } from './play-words';
import { refusalText } from './problem-text';
import { type Speaker, speaker } from './speaker';
import { openingFor, type TableWish } from './table-setup';
import { type Terminal } from './terminal';
import { wordsIn } from './words';

/** The seat of the person at the terminal. */
const person: SeatNumber = 1;

export interface PlayOptions extends Omit<TableWish, 'seed'> {
  readonly language: Language;
  /** Deals a hand again; drawn from the machine when absent. */
  readonly seed: Seed | null;
  /** Where the facts of the hand are written, for `hand -- verify`. */
  readonly save: string | null;
  /** Where the hand history is written, as PHH. */
  readonly history: string | null;
}

interface Table {
  readonly terminal: Terminal;
  readonly speak: Speaker;
  readonly words: PlayWords;
  readonly seed: Seed;
  readonly chance: Chance;
  readonly events: HandEvent[];
  hand: Hand;
  /** False once the person's input has ended. */
  listening: boolean;
}

const now = () => instant(Date.now());

/** A small generator for the opponents' moods; the cards never come from it. */
const chanceFrom = (seed: Seed): Chance => {
  let state = Number.parseInt(seedFor(seed, 'opponents').slice(0, 8), 16);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Asks the engine and tells what happened; false, with the reason told, when it refuses. */
const carryOut = (table: Table, command: HandCommand): boolean => {
  const decision = decide(command, table.hand);
  if (!decision.accepted) {
    table.terminal.say(table.words.refused(refusalText(decision.refusal, table.speak.language)));
    return false;
  }
  for (const event of decision.events) {
    table.hand = evolve(table.hand, event);
    table.events.push(event);
    table.terminal.say(...eventLines(event, table.hand, table.speak));
  }
  return true;
};

const answerTo = async (table: Table, question: string): Promise<string | null> => {
  if (!table.listening) return null;
  const answer = await table.terminal.ask(question);
  if (answer === null) {
    table.listening = false;
    table.terminal.say(table.words.inputEnded);
  }
  return answer;
};

const withoutInput = (table: Table): Action => {
  const legal = legalActions(table.hand);
  if (legal?.check.allowed) return { kind: 'check' };
  return legal?.fold.allowed ? { kind: 'fold' } : { kind: 'bringIn' };
};

const ownCards = ({ hand, speak, words }: Table): string =>
  words.yourCards(speak.cards(playerAt(hand, person)?.cards.map(({ card }) => card) ?? []));

const personActs = async (table: Table): Promise<void> => {
  const legal = legalActions(table.hand);
  if (!legal) return;
  table.terminal.say(ownCards(table), `  ${legalLine(legal, table.speak)}`);
  for (;;) {
    const answer = await answerTo(table, table.words.act);
    const action = answer === null ? withoutInput(table) : actionOfAnswer(answer, legal);
    if (action === null) table.terminal.say(table.words.unclear);
    else if (carryOut(table, { type: 'Act', at: now(), seat: person, action })) return;
  }
};

const personDraws = async (table: Table): Promise<void> => {
  table.terminal.say(ownCards(table));
  const held = playerAt(table.hand, person)?.cards.map(({ card }) => card) ?? [];
  for (;;) {
    const answer = await answerTo(table, table.words.discard);
    const cards = discardsOfAnswer(answer ?? '', held);
    if (cards === null) table.terminal.say(table.words.unclear);
    else if (carryOut(table, { type: 'Discard', at: now(), seat: person, cards })) return;
  }
};

const shows = async (table: Table, seat: SeatNumber): Promise<void> => {
  const answer = seat === person ? await answerTo(table, table.words.show) : null;
  const mucks = answer !== null && /^\s*(m|muck|j|jeter)\s*$/iu.test(answer) && !isShow(table, answer);
  if (mucks && carryOut(table, { type: 'MuckHand', at: now(), seat })) return;
  carryOut(table, { type: 'ShowHand', at: now(), seat });
};

/** In French `m` is for "montrer". */
const isShow = ({ speak }: Table, answer: string): boolean =>
  speak.language === 'fr' && /^\s*m\s*$/iu.test(answer);

const deals = (table: Table): boolean =>
  carryOut(table, {
    type: 'Deal',
    at: now(),
    ...(table.hand.street < 0 ? { seed: table.seed } : {}),
  });

const acts = async (table: Table, seat: SeatNumber): Promise<void> => {
  const legal = legalActions(table.hand);
  if (seat === person) return personActs(table);
  const action: Action = legal ? opponentAction(table.hand, legal, table.chance) : { kind: 'fold' };
  carryOut(table, { type: 'Act', at: now(), seat, action });
};

const draws = async (table: Table, seat: SeatNumber): Promise<void> => {
  if (seat === person) return personDraws(table);
  const cards = opponentDiscards(table.hand, seat);
  carryOut(table, { type: 'Discard', at: now(), seat, cards });
};

/** One thing that is due; false when the hand is over or cannot go on. */
const advance = async (table: Table): Promise<boolean> => {
  const due = nextStep(table.hand);
  const at = now();
  switch (due.kind) {
    case 'post':
      return carryOut(table, { type: 'PostForcedBets', at });
    case 'deal':
      return deals(table);
    case 'act':
      await acts(table, due.seat);
      return true;
    case 'draw':
      await draws(table, due.seat);
      return true;
    case 'show':
      await shows(table, due.seats[0] as SeatNumber);
      return true;
    case 'proveOpeners':
      return carryOut(table, { type: 'ShowOpeners', at, seat: due.seat, proven: true });
    case 'killLosers':
      return carryOut(table, { type: 'KillLosingHands', at });
    case 'award':
      return carryOut(table, { type: 'AwardPot', at });
    default:
      return false;
  }
};

const writeDown = ({ terminal, words, events }: Table, { save, history }: PlayOptions): void => {
  if (save !== null) {
    writeFileSync(save, `${JSON.stringify(events, null, 1)}\n`);
    terminal.say(words.saved(save));
  }
  if (history === null) return;
  const written = handHistoryOf(events);
  if (written.ok) writeFileSync(history, writeHandHistory(written.history));
  terminal.say(written.ok ? words.written(history) : words.notWritten(written.why));
};

/** Plays one hand with a person in seat 1 and simple opponents in the others; whether it came to its end. */
export const play = async (options: PlayOptions, terminal: Terminal): Promise<boolean> => {
  const { language } = options;
  const seed = options.seed ?? (randomBytes(32).toString('hex') as Seed);
  const { you, seat: seatName } = wordsIn(language);
  const nameOf = (seat: SeatNumber): string =>
    seat === person ? `${you} (${seatName(seat)})` : seatName(seat);
  const table: Table = {
    terminal,
    speak: speaker({ language, nameOf, sees: (seat) => seat === person }),
    words: playWordsIn(language),
    seed,
    chance: chanceFrom(seed),
    events: [],
    hand: handDecider.initialState,
    listening: true,
  };
  terminal.say(table.words.commitment(commitmentTo(seed)));
  if (!carryOut(table, openingFor({ ...options, seed }, Date.now()))) return false;
  terminal.say(...tableLines(table.hand, table.speak));
  while (await advance(table));
  terminal.say('', table.words.seed(seed));
  writeDown(table, options);
  return table.hand.phase === 'over';
};
