import { spawn } from 'node:child_process';

/** Whether a program ends well within that time. */
export function ends(
  command: string,
  args: readonly string[],
  milliseconds: number,
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'ignore',
      env: { ...process.env, ...env },
      timeout: milliseconds,
      killSignal: 'SIGKILL',
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
