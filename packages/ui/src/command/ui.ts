#!/usr/bin/env node
import process from 'node:process';
import { icons, iconsUsage } from './icons.ts';
import { UsageError } from './usage-error.ts';

/** `npx @booking/ui <command>`. */
const [command, ...args] = process.argv.slice(2);

try {
  if (command === 'icons' && !args.includes('--help')) {
    process.stdout.write(`${await icons(args)}\n`);
  } else {
    process.stdout.write(`${iconsUsage}\n`);
    if (command !== undefined && !args.includes('--help') && command !== '--help')
      process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
