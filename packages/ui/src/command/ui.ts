#!/usr/bin/env node
import process from 'node:process';
import { icons, iconsUsage } from './icons.ts';
import { upgrade, upgradeUsage } from './upgrade/upgrade.ts';
import { UsageError } from './usage-error.ts';

interface Command {
  readonly usage: string;
  /** Returns what it says, and the exit code. */
  readonly run: (args: readonly string[]) => Promise<{ text: string; exitCode: number }>;
}

const commands: Readonly<Record<string, Command>> = {
  icons: { usage: iconsUsage, run: async (args) => ({ text: await icons(args), exitCode: 0 }) },
  upgrade: { usage: upgradeUsage, run: (args) => upgrade(args, process.cwd()) },
};

/** `npx @booking/ui <command>`. */
const [name = '--help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

try {
  if (command && !args.includes('--help')) {
    const { text, exitCode } = await command.run(args);
    process.stdout.write(`${text}\n`);
    process.exitCode = exitCode;
  } else {
    const usages = command ? [command] : Object.values(commands);
    const help = `${usages.map(({ usage }) => usage).join('\n\n')}\n`;
    if (!command && name !== '--help')
      throw new UsageError(`Unknown command “${name}”.\n\n${help}`);
    process.stdout.write(help);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
