/** `pnpm durability --rounds 200 [--seed 7]`: the kills and power cuts of the server's tests, for longer. */
import { parseArgs } from 'node:util';
import { foreground } from './command/command.ts';

const { rounds, seed } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string' } },
}).values;

process.exitCode = await foreground(
  'vitest',
  ['run', '--project', 'server', 'power-cut.test.ts', 'kill.test.ts'],
  { env: { DURABILITY_ROUNDS: rounds, ...(seed !== undefined && { DURABILITY_SEED: seed }) } },
);
