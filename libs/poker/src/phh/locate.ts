/** Where the fields and actions of one hand stand in a file, as lines from 1. */
export interface Lines {
  readonly ofField: (name: string) => number | null;
  /** Actions count from 1. */
  readonly ofAction: (number: number) => number | null;
}

const header = /^\s*\[\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+))\s*\]/u;

/** The lines of the table `name`, or all of them for a file of one hand, with their numbers. */
const linesOfHand = (text: string, name: string | null): readonly (readonly [number, string])[] => {
  let current: string | null = null;
  const found: [number, string][] = [];
  text.split('\n').forEach((line, i) => {
    const named = header.exec(line);
    if (named) current = named[1] ?? named[2] ?? named[3] ?? null;
    else if (current === name) found.push([i + 1, line]);
  });
  return found;
};

const fieldLine = (lines: readonly (readonly [number, string])[], name: string): number | null =>
  lines.find(([, line]) => new RegExp(`^\\s*["']?${name}["']?\\s*=`, 'u').test(line))?.[0] ?? null;

/** A string, or a comment that might hold a quote. */
const stringOrComment = /'[^'\n]*'|"(?:[^"\\\n]|\\.)*"|#[^\n]*/gu;

const actionLines = (lines: readonly (readonly [number, string])[]): readonly number[] => {
  const start = fieldLine(lines, 'actions');
  const found: number[] = [];
  for (const [number, line] of lines) {
    if (start === null || number < start) continue;
    const text = number === start ? line.slice(line.indexOf('=')) : line;
    if (number > start && /^\s*\w+\s*=/u.test(line)) break;
    for (const [token] of text.matchAll(stringOrComment)) if (!token.startsWith('#')) found.push(number);
  }
  return found;
};

/** Finds the lines of one hand of a file; a TOML reader does not say where the values it read were. */
export const locate = (text: string, hand: string | null): Lines => {
  const lines = linesOfHand(text, hand);
  const actions = actionLines(lines);
  return {
    ofField: (name) => fieldLine(lines, name) ?? lines[0]?.[0] ?? null,
    ofAction: (number) => actions[number - 1] ?? fieldLine(lines, 'actions'),
  };
};
