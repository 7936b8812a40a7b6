import type { ChildProcess } from 'node:child_process';

/**
 * The port that a server has been given by the system, which it prints in this form once it listens.
 * @throws if its process ends first.
 */
export function portSaidBy(server: ChildProcess, form: RegExp): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    // Read on after that: a server whose output no one takes stands still.
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const [, port] = form.exec(said) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
    server.once('error', reject);
    server.once('close', () =>
      reject(new Error(`${server.spawnfile} has ended before it served:\n${said}`)),
    );
  });
}
