import { readFileSync } from 'node:fs';
import { type Language } from '../evaluation/names';
import { evolve } from '../hand/decider';
import { type HandHistory } from '../phh/hand-history';
import { placedProblem } from '../phh/placed-problem';
import { type NamedHand, readHandHistories } from '../phh/read';
import { type ReplayStep, replayHandHistory } from '../phh/replay';
import { eventLines, legalLine, tableLines } from './narration';
import { problemText } from './problem-text';
import { type Speaker, speaker } from './speaker';

/** The lines of a replay, and whether every hand of the file could be played to its end. */
export interface Replayed {
  readonly lines: readonly string[];
  readonly complete: boolean;
}

const namesOf = ({ others, startingStacks }: HandHistory): readonly string[] => {
  const { players } = others;
  const given = Array.isArray(players) ? players.map(String) : [];
  return startingStacks.map((_, i) => given[i] ?? `p${i + 1}`);
};

const stepLines = (step: ReplayStep, speak: Speaker): readonly string[] => {
  const { command, legal, before, events, after } = step;
  if (command.type === 'OpenHand') return tableLines(after, speak);
  const number = step.number === null ? '' : `[${step.number}] `;
  const offered = command.type === 'Act' && legal ? [`  ${number}${legalLine(legal, speak)}`] : [];
  let table = before;
  const happened = events.flatMap((event) => {
    table = evolve(table, event);
    return eventLines(event, table, speak);
  });
  return [...offered, ...happened];
};

const replayHand = (named: NamedHand, language: Language): Replayed => {
  const title = named.name === null ? [] : [`[${named.name}]`];
  if (!named.hand.ok)
    return { lines: [...title, problemText(named.hand.problem, language)], complete: false };
  const history = named.hand.value;
  const names = namesOf(history);
  const speak = speaker({ language, scale: history.scale, nameOf: (seat) => names[seat - 1] ?? `p${seat}` });
  const replay = replayHandHistory(history);
  const lines = replay.steps.flatMap((step) => stepLines(step, speak));
  const problem = placedProblem(replay, named, history);
  if (problem) return { lines: [...title, ...lines, problemText(problem, language)], complete: false };
  const end = replay.hand.phase === 'over' ? [] : ['', speak.words.unfinished];
  return { lines: [...title, ...lines, ...end], complete: true };
};

/** Shows every hand of a file street by street, with the pots and what each player to act may do. */
export const replayFile = (path: string, language: Language): Replayed => {
  const reading = readHandHistories(readFileSync(path, 'utf8'));
  if (!reading.ok) return { lines: [problemText(reading.problem, language)], complete: false };
  const hands = reading.value.map((named) => replayHand(named, language));
  return {
    lines: hands.flatMap(({ lines }, i) => (i === 0 ? lines : ['', ...lines])),
    complete: hands.every(({ complete }) => complete),
  };
};
