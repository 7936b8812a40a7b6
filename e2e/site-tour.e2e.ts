import { expect, test } from './product/fixtures.ts';

test.describe('the tour and the brochure', () => {
  test('[SITE-10] the video plays, seeks and has its captions; nothing of it is loaded before', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.mouse.wheel(0, 200);
    const tour = page.getByRole('region', { name: 'See the desk at work' });
    const play = tour.getByRole('button', { name: /^Play the tour, \d:\d\d$/ });
    await play.scrollIntoViewIfNeeded();
    await expect(play).toBeVisible();
    expect(asked.filter((path) => /\.(webm|mp4|vtt)$/.test(path))).toEqual([]);

    const video = tour.locator('video');
    await expect(video, 'one way to begin').not.toHaveAttribute('controls');
    await play.press('Enter');
    await expect(video).toHaveAttribute('controls');
    await expect(video).toBeFocused();
    const decoded = (element: HTMLVideoElement) =>
      element.getVideoPlaybackQuality().totalVideoFrames;
    await expect.poll(() => video.evaluate(decoded)).toBeGreaterThan(0);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .not.toBe(0);
    await expect(play).toHaveCount(0);
    const facts = await video.evaluate((element: HTMLVideoElement) => ({
      seconds: element.duration,
      width: element.videoWidth,
      error: element.error?.message ?? null,
    }));
    expect(facts.error).toBeNull();
    expect(facts.seconds).toBeGreaterThan(30);
    expect(facts.width).toBeGreaterThanOrEqual(1280);
    const modes = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode);
    await expect.poll(modes, 'the video has no sound, so its captions are on').toBe('showing');

    // The caption of its middle is shown in the language that is chosen.
    const shown = await video.evaluate(async (element: HTMLVideoElement) => {
      const seeked = new Promise((resolve) => element.addEventListener('seeked', resolve));
      element.currentTime = element.duration / 2;
      await seeked;
      const texts: string[] = [];
      for (const track of element.textTracks) {
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

  test('[SITE-10] the link saves the brochure, which is as long and as large as it says', async ({
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
    expect(words).toContain(`PDF, 8 pages, ${Math.ceil(body.byteLength / 1000)} kB`);

    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^booking-desk-brochure-\d{4}-\d\d\.pdf$/);
  });

  test('the video can be played and read about without script', async ({ browser, baseURL }) => {
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
