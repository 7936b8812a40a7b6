import { capture } from '../command/command.ts';
import { type Check, judged } from './check.ts';

/** A check that is a program of the workspace: good when it ends with 0. */
export function program(name: string, title: string, command: string, ...args: string[]): Check {
  return {
    name,
    title,
    async run() {
      const { ok, output } = await capture(command, args);
      return judged(ok ? [] : [output.trim() || `${command} failed and said nothing.`]);
    },
  };
}
