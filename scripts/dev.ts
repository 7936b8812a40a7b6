/** `pnpm dev`: the server on port 4000, started again after each change, and the console from its sources by Vite. */
import { build } from './build/build.ts';
import { targets } from './build/targets.ts';
import { foreground, root } from './command/command.ts';

// The site is built once; `pnpm --filter @booking/site dev` shows it from its sources.
await build({ only: targets.filter(({ name }) => name !== 'console') });
const ended = await Promise.race([
  foreground('node', ['--watch', `${root}apps/server/src/main.ts`]),
  foreground('vite', ['--clearScreen', 'false'], { cwd: `${root}apps/console` }),
]);
process.exit(ended);
