/**
 * `npm run mutate:session`: changes one thing at a time in what keeps a session, and looks whether a test notices. First
 * the scenarios are run, which take a moment; what survives them meets the unit tests.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { type Mutant, mutantsOf } from './mutants.ts';
import { ends } from './process.ts';

/** A test run that takes longer than this goes round in circles, which is noticed too. */
const SCENARIOS_MS = 30_000;
const UNITS_MS = 90_000;

const { values } = parseArgs({
  options: { file: { type: 'string' }, jobs: { type: 'string', default: '2' } },
});
const here = fileURLToPath(new URL('.', import.meta.url));
const source = path.join(here, '../../../api-client/src');
const work = mkdtempSync(path.join(tmpdir(), 'booking-mutation-'));

const files = ['session', 'transport']
  .flatMap((folder) => readdirSync(path.join(source, folder)).map((name) => `${folder}/${name}`))
  .filter((name) => !name.includes('.test.') && (!values.file || name === values.file));
const mutants = files.flatMap((name) => mutantsOf(path.join(source, name)));

/** The scenarios as one file, with the mutant in it. */
async function bundle({ file, source: changed }: Mutant, into: string): Promise<void> {
  await build({
    entryPoints: [path.join(here, 'scenarios.ts')],
    outfile: into,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutant',
        setup({ onLoad }) {
          onLoad({ filter: /\/src\/.*\.ts$/ }, (args) => ({
            contents: args.path === file ? changed : readFileSync(args.path, 'utf8'),
            loader: 'ts',
          }));
        },
      },
    ],
  });
}

async function isNoticed(mutant: Mutant, id: number): Promise<boolean> {
  const scenarios = path.join(work, `${id}.mjs`);
  await bundle(mutant, scenarios);
  if (!(await ends(process.execPath, [scenarios], SCENARIOS_MS, {}))) return true;
  const changed = path.join(work, `${id}.json`);
  writeFileSync(changed, JSON.stringify({ file: mutant.file, source: mutant.source }));
  const vitest = path.join(here, '../../node_modules/.bin/vitest');
  const config = path.join(here, 'vitest.config.ts');
  const args = ['run', '--config', config, '--bail', '1'];
  return !(await ends(vitest, args, UNITS_MS, { MUTANT: changed }));
}

const survivors: Mutant[] = [];
let next = 0;
let done = 0;

async function worker(): Promise<void> {
  for (let id = next; id < mutants.length; id = next) {
    next += 1;
    const mutant = mutants[id];
    if (mutant && !(await isNoticed(mutant, id))) survivors.push(mutant);
    done += 1;
    if (done % 20 === 0) {
      process.stdout.write(`${done} of ${mutants.length}, ${survivors.length} survive\n`);
    }
  }
}

try {
  await Promise.all(Array.from({ length: Number(values.jobs) }, worker));
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const { file, line, before, after } of survivors) {
  const name = path.relative(source, file);
  process.stdout.write(`survives: ${name}:${line}  ${oneLine(before)}  →  ${oneLine(after)}\n`);
}
const killed = mutants.length - survivors.length;
const score = ((killed / mutants.length) * 100).toFixed(1);
process.stdout.write(`${killed} of ${mutants.length} mutants are noticed: ${score} %\n`);

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 90);
}
