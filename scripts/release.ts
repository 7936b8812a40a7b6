/**
 * `npm run release version` turns the changesets into versions and changelogs, `npm run release publish` publishes what the
 * registry does not have, and `npm run release rehearse` does both in a copy, to a registry on this machine.
 */
import { publish } from './release/publish.ts';
import { rehearse } from './release/rehearse.ts';
import { version } from './release/version.ts';

const steps: Readonly<Record<string, () => Promise<number>>> = {
  version,
  publish,
  rehearse,
};
const [name = ''] = process.argv.slice(2);
const step = steps[name];
if (step) {
  process.exitCode = await step();
} else {
  process.stderr.write(`Say which step: ${Object.keys(steps).join(', ')}.\n`);
  process.exitCode = 2;
}
