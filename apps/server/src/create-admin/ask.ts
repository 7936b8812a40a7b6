import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks in the terminal. */
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
  return {
    ask: (question) => lines.question(`${question}: `),
    async askHidden(question) {
      process.stdout.write(`${question}: `);
      hidden = true;
      try {
        return await lines.question('');
      } finally {
        hidden = false;
        process.stdout.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
