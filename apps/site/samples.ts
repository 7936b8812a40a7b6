/** `npm run samples`: lists what visitors see and is still a sample. Ends with 1 while there is any: nothing goes public. */
import { readFileSync } from 'node:fs';
import { samples } from '@booking/content/samples';

/** Published packages whose homepage, repository or address for bugs is a sample: `.example` is reserved (RFC 2606). */
const manifests = ['api-client', 'ui'].filter((name) =>
  readFileSync(new URL(`../../packages/${name}/package.json`, import.meta.url), 'utf8').includes(
    '.example',
  ),
);
const left = [
  ...samples(),
  ...manifests.map((name) => `packages/${name}/package.json: homepage, repository, bugs`),
];
for (const sample of left) process.stdout.write(`${sample}\n`);
process.stdout.write(left.length > 0 ? '\nSamples are left.\n' : 'Nothing is a sample.\n');
process.exitCode = left.length > 0 ? 1 : 0;
