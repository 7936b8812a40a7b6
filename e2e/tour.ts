/**
 * `npm run tour`: records the tour of the running product, with its captions and its poster, into the site.
 * `--folder` puts the files elsewhere.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build/build.ts';
import { withTarballs } from '../scripts/consumer/tarballs.ts';
import { buildFrontDesk, frontDeskFolder } from '../scripts/front-desk/install.ts';
import { record } from './tour/record.ts';

const published = fileURLToPath(new URL('../apps/site/src/tour/video/', import.meta.url));
const { values } = parseArgs({ options: { folder: { type: 'string', default: published } } });
const print = (line: string) => process.stdout.write(`${line}\n`);

await build();
await withTarballs((tarballs) => buildFrontDesk(frontDeskFolder, tarballs));

const start = performance.now();
const played = await record({
  dist: path.join(frontDeskFolder, 'dist'),
  folder: values.folder,
  onScene: ({ id, from, to }) =>
    print(`${from.toFixed(1).padStart(5)} s  ${id} (${(to - from).toFixed(1)} s)`),
});
for (const name of ['tour.webm', 'tour.mp4', 'tour-poster.webp']) {
  const { size } = await stat(path.join(values.folder, name));
  print(`${name}: ${Math.round(size / 1024)} kB`);
}
const minutes = (performance.now() - start) / 60_000;
print(`${played.at(-1)?.to.toFixed(1)} s of video in ${minutes.toFixed(1)} minutes.`);
