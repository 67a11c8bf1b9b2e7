import { createInterface } from 'node:readline';

/** Lines in, lines out. */
export interface Terminal {
  readonly say: (...lines: readonly string[]) => void;
  /** The answer, or null when there is no more input. */
  readonly ask: (question: string) => Promise<string | null>;
  readonly close: () => void;
}

/** The terminal the program was started from; a file of answers works as well. */
export const openTerminal = (): Terminal => {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    say: (...out) => process.stdout.write(out.map((line) => `${line}\n`).join('')),
    ask: async (question) => {
      process.stdout.write(question);
      const { done, value } = await lines.next();
      if (!process.stdin.isTTY) process.stdout.write(`${done ? '' : value}\n`);
      return done ? null : value;
    },
    close: () => reader.close(),
  };
};
