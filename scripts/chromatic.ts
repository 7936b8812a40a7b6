/** `pnpm chromatic`: visual regression of every story. Without a token it says what it lacks and ends well. */
import { foreground } from './command/command.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await foreground('chromatic', process.argv.slice(2));
} else {
  process.stdout.write(
    'Chromatic was not run: CHROMATIC_PROJECT_TOKEN is not set. It is the token of the project, under Manage.\n',
  );
}
