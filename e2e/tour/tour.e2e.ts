import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tourScenes } from '@booking/content/tour';
import { expect, test } from '@playwright/test';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { film } from './film.ts';

test.describe('npm run tour', () => {
  // The whole tour in its short form: every scene, few and small frames.
  test('plays every scene on the product of today and films it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'booking-tour-'));
    try {
      const played = await film({ folder, framesPerSecond: 1, scale: 0.5, formats: ['webm'] });
      expect(played.map(({ id }) => id)).toEqual(tourScenes.map(({ id }) => id));
      const source = new FilePathSource(path.join(folder, 'tour.webm'));
      const made = new Input({ source, formats: ALL_FORMATS });
      const track = await made.getPrimaryVideoTrack();
      expect(track?.codec).toBe('vp9');
      expect(await track?.getDisplayWidth()).toBe(640);
      expect(await made.computeDuration()).toBeCloseTo(played.at(-1)?.to ?? 0, 1);
      made.dispose();
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
});
