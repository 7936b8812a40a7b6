/** `npm run dev`: the server on port 4000, started again after each change, and the console from its sources by Vite. */
import { build } from './build/build.ts';
import { targets } from './build/targets.ts';
import { foreground, root } from './command/command.ts';

// The site is built once; `npm run dev:site` shows it from its sources.
await build({ only: targets.filter(({ name }) => name !== 'console') });
const ends = new AbortController();
const { signal } = ends;
const both = [
  foreground('node', ['--watch', `${root}apps/server/src/main.ts`], { signal }),
  foreground('vite', ['--clearScreen', 'false'], { cwd: `${root}apps/console`, signal }),
];
process.exitCode = await Promise.race(both);
// Neither stays without the other.
ends.abort();
await Promise.all(both);
