import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tourScenes } from '@booking/content/tour';
import { expect, test } from '@playwright/test';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { differences } from '../looks/differences.ts';
import { readLooks } from '../looks/looks-file.ts';
import { record } from '../tour/record.ts';

const dist = process.env.FRONT_DESK_DIST ?? 'examples/front-desk/dist';
const published = new URL('../../apps/site/src/tour/video/looks.txt', import.meta.url);

// The whole tour in its short form: every scene, few and small frames.
test('the video of the tour looks as its screens do today, and can be made again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'booking-tour-'));
  try {
    const played = await record({
      dist,
      folder,
      framesPerSecond: 1,
      scale: 0.5,
      formats: ['webm'],
    });
    expect(played.map(({ id }) => id)).toEqual(tourScenes.map(({ id }) => id));
    const today = await readLooks(path.join(folder, 'looks.txt'));
    const message = 'The video is older than what it shows: make it again with `npm run tour`.';
    expect(differences(await readLooks(published), today), message).toEqual([]);
    const source = new FilePathSource(path.join(folder, 'tour.webm'));
    const video = new Input({ source, formats: ALL_FORMATS });
    const track = await video.getPrimaryVideoTrack();
    expect(track?.codec).toBe('vp9');
    expect(await track?.getDisplayWidth()).toBe(640);
    expect(await video.computeDuration()).toBeCloseTo(played.at(-1)?.to ?? 0, 1);
    video.dispose();
    for (const language of ['en', 'hi'] as const) {
      const captions = await readFile(path.join(folder, `tour.${language}.vtt`), 'utf8');
      for (const scene of tourScenes) expect(captions).toContain(`\n${scene[language]}\n`);
    }
    const poster = await readFile(path.join(folder, 'tour-poster.webp'));
    expect(poster.subarray(8, 12).toString()).toBe('WEBP');
  } finally {
    await rm(folder, { recursive: true });
  }
});
