import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The user has left the terminal. */
export class TerminalLeft extends Error {}

/** Asks in the terminal. @throws TerminalLeft on Ctrl-C and Ctrl-D. */
export interface Terminal {
  ask(question: string): Promise<string>;
  /** Shows nothing of what is typed. */
  askHidden(question: string): Promise<string>;
  close(): void;
}

/** The terminal that the process was started in. */
export function openTerminal(): Terminal {
  let hidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 });
  const answer = async (question: string) => {
    try {
      return await lines.question(question);
    } catch (error) {
      const hasLeft = error instanceof Error && error.name === 'AbortError';
      throw hasLeft ? new TerminalLeft('\nNo account was created.') : error;
    }
  };
  return {
    ask: (question) => answer(`${question}: `),
    async askHidden(question) {
      process.stdout.write(`${question}: `);
      hidden = true;
      try {
        return await answer('');
      } finally {
        hidden = false;
        process.stdout.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
