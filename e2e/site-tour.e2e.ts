import { expect, test } from './product/fixtures.ts';

test.describe('the tour and the brochure', () => {
  test('[SITE-10] the film plays, seeks and has its captions; nothing of it is loaded before', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.mouse.wheel(0, 200);
    const tour = page.getByRole('region', { name: 'See the desk at work' });
    const play = tour.getByRole('button', { name: /^Play the tour, 0:\d\d$/ });
    await play.scrollIntoViewIfNeeded();
    await expect(play).toBeVisible();
    expect(asked.filter((path) => /\.(webm|mp4|vtt)$/.test(path))).toEqual([]);

    const video = tour.locator('video');
    await expect(video, 'one way to begin').not.toHaveAttribute('controls');
    await play.press('Enter');
    await expect(video).toHaveAttribute('controls');
    await expect(video).toBeFocused();
    const decoded = (one: HTMLVideoElement) => one.getVideoPlaybackQuality().totalVideoFrames;
    await expect.poll(() => video.evaluate(decoded)).toBeGreaterThan(0);
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).not.toBe(0);
    await expect(play).toHaveCount(0);
    const film = await video.evaluate((one: HTMLVideoElement) => ({
      seconds: one.duration,
      width: one.videoWidth,
      error: one.error?.message ?? null,
    }));
    expect(film.error).toBeNull();
    expect(film.seconds).toBeGreaterThan(30);
    expect(film.width).toBeGreaterThanOrEqual(1280);
    const modes = () => video.evaluate((one: HTMLVideoElement) => one.textTracks[0]?.mode);
    await expect.poll(modes, 'the film has no sound, so its captions are on').toBe('showing');

    // The caption that is said in the middle stands on the film, in the language that is chosen.
    const shown = await video.evaluate(async (one: HTMLVideoElement) => {
      const seeked = new Promise((resolve) => one.addEventListener('seeked', resolve));
      one.currentTime = one.duration / 2;
      await seeked;
      const texts: string[] = [];
      for (const track of one.textTracks) {
        track.mode = 'showing';
        await new Promise<void>((resolve) => {
          const look = () =>
            track.activeCues?.length ? resolve() : void requestAnimationFrame(look);
          look();
        });
        const [cue] = track.activeCues ?? [];
        texts.push(cue instanceof VTTCue ? `${track.language}: ${cue.text}` : '');
        track.mode = 'disabled';
      }
      return texts;
    });
    expect(shown).toEqual([expect.stringMatching(/^en: \w/), expect.stringMatching(/^hi: [ऀ-ॿ]/)]);
  });

  test('[SITE-10] the link saves the brochure, which is as long and as big as it says', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: /^Download the brochure/ });
    const words = (await link.textContent()) ?? '';
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['content-disposition']).toBe('attachment');
    const body = await answer.body();
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    const size = (Math.ceil(body.byteLength / 1000) / 1000).toFixed(1);
    expect(words).toContain(`PDF, 8 pages, ${size} MB`);

    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^booking-desk-brochure-\d{4}-\d\d\.pdf$/);
  });

  test('the film can be played and read about without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    const tour = page.getByRole('region', { name: 'See the desk at work' });
    await expect(tour.locator('video')).toHaveAttribute('controls');
    await expect(tour.getByRole('button', { name: /^Play/ })).toBeHidden();
    await tour.getByText('Read the transcript').click();
    await expect(tour.getByRole('listitem').first()).toBeVisible();
    await context.close();
  });
});
