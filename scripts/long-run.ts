/**
 * `node scripts/long-run.ts <test file or folder> NAME=value…`: a test of the server in its long
 * form, which the settings ask for. Settings at the end win, so `npm run fuzz:routes FUZZ_SEED=7` works.
 */
import { foreground } from './command/command.ts';

const args = process.argv.slice(2);
const settings = args.filter((arg) => /^[A-Z_]+=/.test(arg)).map((arg) => arg.split(/=(.*)/s, 2));
const files = args.filter((arg) => !/^[A-Z_]+=/.test(arg));
process.exitCode = await foreground('vitest', ['run', '--project', 'server', ...files], {
  env: Object.fromEntries(settings),
});
