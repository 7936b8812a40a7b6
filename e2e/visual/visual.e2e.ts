/** Every component and the main screens look as in their baselines, to the last bit. */
import { test as base, expect, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { pinnedChromium } from '../../scripts/chromium/pinned-chromium.ts';
import { modes } from '../../scripts/visual/modes.ts';
import { type Picture, readPictures } from '../../scripts/visual/pictures.ts';
import {
  baselineNames,
  readBaseline,
  recordedVersion,
  recordVersion,
  removeBaseline,
  writeBaseline,
} from './baselines.ts';
import { difference, isSame } from './difference.ts';
import { type Gallery, openGallery } from './gallery.ts';

const test = base.extend<object, { readonly gallery: Gallery }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      const chromium = await pinnedChromium();
      if ('lacks' in chromium) throw new Error(chromium.lacks);
      const gallery = await openGallery(chromium);
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
});

/** `--update-snapshots`. Missing baselines are not written by accident. */
const isUpdating = ({ config }: TestInfo) =>
  config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';

const pictures = readPictures();

test('the baselines are of this browser, and of pictures that there are', {
  tag: '@short',
}, async () => {
  const chromium = await pinnedChromium();
  if ('lacks' in chromium) throw new Error(chromium.lacks);
  const names = new Set(pictures.map(({ name }) => name));
  const gone = (await baselineNames()).filter((name) => !names.has(name));
  if (isUpdating(test.info())) {
    await recordVersion(chromium.version);
    await Promise.all(gone.map(removeBaseline));
    return;
  }
  expect(gone, 'baselines without a picture: `npm run visual -- --update`').toEqual([]);
  expect(
    await recordedVersion(),
    'another Chromium took the baselines: look at what it changes with `npm run visual`, then `npm run visual -- --update`',
  ).toBe(chromium.version);
});

test('a line of one pixel is found', { tag: '@short' }, async ({ gallery }) => {
  const [picture] = pictures;
  if (!picture) throw new Error('There are no pictures.');
  await gallery.open(picture, { isFresh: true });
  const before = await gallery.settled();
  await gallery.page().addStyleTag({ content: 'body { border-top: 1px solid #7f7f7f; }' });
  expect(await isSame(before, await gallery.settled())).toBe(false);
  // Leaves nothing to the next picture.
  await gallery.open(picture, { isFresh: true });
});

for (const picture of pictures) {
  test(picture.name, { tag: picture.isShort ? ['@short'] : [] }, async ({ gallery }) => {
    const baseline = (await readBaseline(picture.name)) ?? (await stillBaseline(picture));
    let actual = await taken(gallery, picture).catch(() => undefined);
    if (baseline && actual && (await isSame(baseline, actual))) return;
    // Whatever the story before has left behind, and what had not come yet: only the page of its own counts.
    if (baseline || !actual) actual = await taken(gallery, picture, { isFresh: true });
    if (baseline && (await isSame(baseline, actual))) return;
    if (isUpdating(test.info())) return writeBaseline(picture.name, actual);
    await attach(picture.name, baseline, actual);
  });
}

async function taken(gallery: Gallery, picture: Picture, options?: { readonly isFresh: boolean }) {
  await gallery.open(picture, options);
  return gallery.settled();
}

/** Where nothing moves, the picture is the one of those who asked for less movement. */
const stillBaseline = async ({ mode, name }: Picture) =>
  mode.isMoving ? readBaseline(name.replace(mode.name, modes.light.name)) : undefined;

/** Playwright's report shows attachments of these names side by side. */
async function attach(name: string, baseline: Buffer | undefined, actual: Buffer): Promise<never> {
  const file = name.replace('/', ' ');
  const png = (kind: string, body: Buffer) =>
    test.info().attach(`${file}-${kind}.png`, { body, contentType: 'image/png' });
  await png('actual', actual);
  if (!baseline)
    throw new Error(`${name} has no baseline: \`npm run visual -- --update\` takes it.`);
  const { pixels, picture } = await difference(baseline, actual);
  await png('expected', await sharp(baseline).png().toBuffer());
  await png('diff', picture);
  throw new Error(
    `${pixels} pixels of ${name} have changed: look at them with \`npm run visual\`.`,
  );
}
