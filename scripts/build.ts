/** `npm run build`: builds what changed; `npm run build -- --force` builds everything. */
import { parseArgs } from 'node:util';
import { BuildFailed, build } from './build/build.ts';

const { force } = parseArgs({ options: { force: { type: 'boolean' } } }).values;

try {
  await build({ force: force ?? false }, ({ name, rebuilt, milliseconds }) => {
    const took = rebuilt ? `built in ${(milliseconds / 1000).toFixed(1)} s` : 'fresh';
    process.stdout.write(`${name.padEnd(12)}${took}\n`);
  });
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
