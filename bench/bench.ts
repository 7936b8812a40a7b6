/**
 * `npm run bench [ui] [parts] [tables] [lists] [timelines] [client] [console] [site] [docs] [server] [speed] [load] [attackers] [memory] [--rounds n]`: every measure beside its baseline and peers in the same run.
 * The verdicts are ratios; a missed goal is printed and does not fail the command, since a shared machine must not judge a commit.
 */
import { parseArgs } from 'node:util';
import { clientMeasures } from './client/index.ts';
import { consoleMeasures } from './console/index.ts';
import { speedMeasures } from './console/speed.ts';
import { docsMeasures } from './docs/index.ts';
import { type Measure, table } from './report/table.ts';
import { attackersMeasures } from './server/attackers.ts';
import { serverMeasures } from './server/index.ts';
import { loadMeasures } from './server/load.ts';
import { memoryMeasures } from './server/memory.ts';
import { siteMeasures } from './site/index.ts';
import { listsMeasures, tablesMeasures, timelinesMeasures, uiMeasures } from './ui/index.ts';
import { partsMeasure } from './ui/parts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '60' },
    requests: { type: 'string', default: '200000' },
  },
});
const rounds = Math.max(1, Number.parseInt(values.rounds, 10) || 7);

const parts: Readonly<Record<string, () => Promise<Measure[]>>> = {
  ui: () => uiMeasures({ rounds }),
  parts: async () => [await partsMeasure()],
  tables: () => tablesMeasures({ rounds }),
  lists: () => listsMeasures({ rounds }),
  timelines: () => timelinesMeasures({ rounds }),
  client: () => clientMeasures({ rounds }),
  console: () => consoleMeasures({ rounds }),
  speed: () => speedMeasures({ rounds }),
  site: () => siteMeasures({ rounds }),
  docs: () => docsMeasures({ rounds }),
  server: () => serverMeasures({ rounds }),
  load: () => loadMeasures({ seconds: Number(values.seconds) }),
  attackers: () => attackersMeasures({ seconds: Number(values.seconds) }),
  memory: () => memoryMeasures({ requests: Number(values.requests) }),
};

const unknown = positionals.find((name) => !(name in parts));
if (unknown !== undefined) {
  process.stderr.write(
    `No bench is called "${unknown}". There are: ${Object.keys(parts).join(', ')}.\n`,
  );
  process.exit(2);
}
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (const measure of await run()) process.stdout.write(`${table(measure)}\n`);
}
