/**
 * The last part of `npm run docs`: the packages and Storybook are built by then.
 * `node build.ts [--out folder] [--older folder]`: the second has older versions as they were packed.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildDocs } from './src/build/build-docs.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' }, older: { type: 'string' } },
});
const folder = (name: string) => pathToFileURL(`${path.resolve(name)}/`);

await buildDocs({
  outDir: folder(values.out),
  older: values.older === undefined ? undefined : folder(values.older),
});
