import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'smol-toml';
import { legalActions } from '../betting/legal-actions';
import { parseCards } from '../cards/notation';
import { bestHigh } from '../evaluation/best-five';
import { differencesFromExpected, differencesFromRecord } from './expected';
import { handHistoryOf } from './from-events';
import { type HandHistory } from './hand-history';
import { readHandHistories } from './read';
import { type Replay, replayHandHistory } from './replay';
import { settlementOf } from './settlement';
import { type ExpectedHand, expectedHands, fixtures, playedHands, wasOffered } from './testing';

interface ReplayedHand extends ExpectedHand {
  readonly replay: Replay;
}

/** What is wrong with a replayed hand, in one line; nothing when it ended as it should. */
const complaint = ({ name, history, expected, replay }: ReplayedHand): string => {
  if (replay.problem) return `${name}: ${JSON.stringify(replay.problem)}`;
  if (replay.hand.phase !== 'over') return `${name}: still ${replay.hand.phase}`;
  const settled = settlementOf(replay);
  const differences = [
    ...differencesFromExpected(settled, expected),
    ...differencesFromRecord(settled, history),
  ];
  return differences.length === 0 ? '' : `${name}: ${JSON.stringify(differences)}`;
};

const folders = [join(fixtures, 'phh'), join(fixtures, 'engine-cases'), playedHands()].filter(
  (folder) => folder !== null,
);

describe.each(folders)('the hands of %s', (folder) => {
  const hands = expectedHands(folder);
  const replays = hands.map((hand): ReplayedHand => ({ ...hand, replay: replayHandHistory(hand.history) }));

  it('are replayed to the exact stacks, pots, awards and returned bets', () => {
    const wrong = replays.map(complaint).filter((text) => text !== '');
    process.stdout.write(
      `${replays.length - wrong.length} of ${replays.length} hands of ${folder} replayed\n`,
    );
    expect(wrong).toEqual([]);
    expect(replays.length).toBeGreaterThan(0);
  });

  it('contain only actions that legalActions had offered', () => {
    const acts = replays.flatMap(({ name, replay }) =>
      replay.steps.flatMap((step) =>
        step.command.type === 'Act' ? [{ name, step, act: step.command }] : [],
      ),
    );
    const unoffered = acts.filter(({ step, act }) => !wasOffered(step, act));
    expect(unoffered.map(({ name, act }) => ({ name, act }))).toEqual([]);
    expect(acts.length).toBeGreaterThan(hands.length);
  });

  it('come back the same when they are written down from their events', () => {
    const different = replays.filter(({ replay, expected }) => {
      const written = handHistoryOf(replay.steps.flatMap(({ events }) => events));
      if (!written.ok) return true;
      const again = settlementOf(replayHandHistory(written.history));
      return differencesFromExpected(again, expected).length > 0;
    });
    expect(different.map(({ name }) => name)).toEqual([]);
  });
});

interface LegalCase {
  readonly id: string;
  readonly title: string;
  readonly hand: Readonly<Record<string, unknown>>;
  readonly checks: readonly {
    readonly after: number;
    readonly toAct: number;
    readonly call: number | null;
    readonly check?: boolean;
    readonly wager: readonly [number, number] | null;
    readonly refused?: readonly string[];
  }[];
}

const json = <T>(file: string): T =>
  JSON.parse(readFileSync(join(fixtures, 'engine-cases', file), 'utf8')) as T;

const historyOf = (hand: Readonly<Record<string, unknown>>, actions: readonly string[]): HandHistory => {
  const file = readHandHistories(stringify({ ante_trimming_status: true, ...hand, actions: [...actions] }));
  const only = file.ok ? file.value[0]?.hand : undefined;
  if (!only?.ok) throw new Error(JSON.stringify(only ?? file));
  return only.value;
};

describe.each(json<readonly LegalCase[]>('legal-actions.json'))('$id: $title', ({ hand, checks }) => {
  const actions = hand['actions'] as readonly string[];

  it.each(checks)('after action $after p$toAct has exactly these actions', (wanted) => {
    const played = actions.slice(0, wanted.after);
    const { problem, hand: table } = replayHandHistory(historyOf(hand, played));
    expect(problem).toBeNull();
    const legal = legalActions(table);
    expect(legal?.seat).toBe(wanted.toAct);
    expect(legal?.call.allowed ? legal.call.amount : null).toBe(wanted.call);
    expect(legal?.check.allowed).toBe(wanted.check ?? wanted.call === null);
    expect(legal?.fold.allowed).toBe(true);
    const amounts = legal?.wager.allowed ? legal.wager.amounts : [];
    const range = wanted.wager ? [{ minTo: wanted.wager[0], maxTo: wanted.wager[1], step: 1 }] : [];
    expect(amounts).toEqual(range);
    for (const action of wanted.refused ?? []) {
      const tried = replayHandHistory(historyOf(hand, [...played, action]));
      expect(tried.problem).toMatchObject({ code: 'refused', action: wanted.after + 1 });
    }
  });
});

interface Ranking {
  readonly board: string;
  readonly hands: readonly string[];
  readonly winner: number;
  readonly best: string;
}

describe('E15: aces in straights and lows', () => {
  it.each(json<readonly Ranking[]>('rankings.json'))('$hands on $board', ({ board, hands, winner, best }) => {
    const values = hands.map((hole) => bestHigh(parseCards(hole + board) ?? []));
    const strongest = Math.max(...values.map(({ strength }) => strength));
    expect(values.findIndex(({ strength }) => strength === strongest)).toBe(winner);
    expect(values[winner]?.class).toBe(best);
  });
});
