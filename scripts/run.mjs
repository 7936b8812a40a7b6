/**
 * `node scripts/run.mjs [flags of Node] <program> [arguments]`: the door for a machine that has only Node 18+ and npm. Brings pnpm
 * through npx, installs what the lockfile names (Node 24 among it) unless it is installed already, then starts the program
 * under that Node: a TypeScript file of this repository, or a program of one of its dependencies. Signals reach the
 * program; its exit code is returned.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const quiet = { npm_config_loglevel: 'error', npm_config_update_notifier: 'false' };

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    // A terminal gives Ctrl-C to the whole group, so the child has it already; SIGTERM comes to us alone. The listeners
    // stay: npm may forward a signal after the child has ended, and its exit code counts all the same.
    process.on('SIGINT', () => {}).on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', ({ message }) => {
      process.stderr.write(`${message}\n`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}

/**
 * Everything that says what has to be installed, and what pnpm has noted of the last install: to ask pnpm itself takes a
 * second or two of every start.
 */
function stateOfInstall() {
  const inside = (/** @type {string} */ folder) =>
    existsSync(`${root}${folder}`)
      ? readdirSync(`${root}${folder}`)
          .sort()
          .map((name) => `${folder}/${name}/`)
      : [];
  const projects = ['', 'e2e/', ...inside('packages'), ...inside('apps')];
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'node_modules/.pnpm/lock.yaml'];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of [...files, ...projects.map((project) => `${project}package.json`)]) {
    hash.update(`\0${file}\0`).update(existsSync(root + file) ? readFileSync(root + file) : '');
  }
  for (const project of projects) hash.update(`${existsSync(`${root}${project}node_modules`)} `);
  return hash.digest('hex');
}

/**
 * The environment of a run at the moment that `TEST_NOW` names: the clocks of all that it starts, and of their pages, go on
 * from there. PostgreSQL keeps the machine's clock, so such a run is on the embedded database alone.
 */
function momentOfRun() {
  const { TEST_NOW, CLOCK_SHIFT, NODE_OPTIONS = '' } = process.env;
  // What is started by such a run is in it.
  if (!TEST_NOW || CLOCK_SHIFT !== undefined) return {};
  const shift = Date.parse(TEST_NOW) - Date.now();
  if (Number.isNaN(shift)) {
    process.stderr.write(`TEST_NOW is no moment: ${TEST_NOW}\n`);
    process.exit(2);
  }
  const preload = new URL('moment/preload.mjs', import.meta.url);
  return {
    CLOCK_SHIFT: String(shift),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${preload}`.trim(),
    TEST_DATABASE: 'pglite',
  };
}

const stamp = `${root}node_modules/.cache/booking/installed`;
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== stateOfInstall()) {
  const isInsidePnpm = /^pnpm\//.test(process.env.npm_config_user_agent ?? '');
  const [pnpm, ...prefix] = isInsidePnpm ? ['pnpm'] : ['npx', '--yes', packageManager];
  const install = ['install', '--frozen-lockfile', '--reporter=append-only'];
  const failed = await run(pnpm, [...prefix, ...install], quiet);
  if (failed) process.exit(failed);
  mkdirSync(`${root}node_modules/.cache/booking`, { recursive: true });
  writeFileSync(stamp, stateOfInstall());
}

const argv = process.argv.slice(2);
const place = argv.findIndex((argument) => !argument.startsWith('--'));
const [flags, [program = '', ...args]] = [argv.slice(0, place), argv.slice(place)];
const own = { PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}`, ...momentOfRun() };
process.exitCode = program.endsWith('.ts')
  ? await run(`${root}node_modules/.bin/node`, [...flags, program, ...args], own)
  : await run(program, args, own);
