import { pictureFacts } from '@booking/api-client/contract';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../http-error.ts';
import type { Party } from '../queue/fair-queue.ts';
import { smallPictures } from './picture.ts';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } });
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'page.html');
const small = (bytes: Buffer, edges: readonly number[] = [32], party: Party = { user: 'one' }) =>
  smallPictures(fileOf(bytes), 'image', edges, { party, count });
const count = vi.fn(async () => {});

describe('a picture that is uploaded', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is made small, from %s', async (format) => {
    const pictures = await small(await photograph(80, 60).toFormat(format).toBuffer(), [64, 16]);
    const facts = pictures.map(({ bytes }) => pictureFacts(bytes));
    expect(facts).toEqual([
      { type: 'image/webp', width: 64, height: 48 },
      { type: 'image/webp', width: 16, height: 12 },
    ]);
  });

  it('is never made larger', async () => {
    const [picture] = await small(await photograph(8, 6).png().toBuffer());
    expect(picture).toMatchObject({ width: 8, height: 6 });
  });

  it('is upright, and says nothing of where it was taken', async () => {
    const IFD0 = { ImageDescription: 'GPS 24.5854N' };
    const taken = await photograph(8, 6)
      .withExif({ IFD0 })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes('GPS')).toBe(true);
    const [picture] = await small(taken);
    expect(picture).toMatchObject({ width: 6, height: 8 });
    expect(picture?.bytes.includes('GPS')).toBe(false);
    expect(picture?.bytes.includes('EXIF')).toBe(false);
  });
});

describe('many at once', () => {
  it('of one user wait up to a number, and those of others are made in turn', async () => {
    const bytes = await photograph(80, 60).png().toBuffer();
    const ends: string[] = [];
    count.mockClear();
    const sent = (user: string, institution: string, count: number) =>
      Array.from({ length: count }, () =>
        small(bytes, [32], { user, institution }).then(
          () => void ends.push(user),
          (error: unknown) => {
            expect(error).toMatchObject({ code: 'UNAVAILABLE' });
            ends.push(`${user} refused`);
          },
        ),
      );
    await Promise.all([
      ...sent('greedy', 'a', 40),
      ...sent('colleague', 'a', 6),
      ...sent('other', 'b', 2),
    ]);
    const many = (end: string) => ends.filter((user) => user === end).length;
    expect([many('greedy'), many('colleague'), many('other')]).toEqual([5, 4, 2]);
    // Refused pictures do not count towards the hour.
    expect(count).toHaveBeenCalledTimes(11);
    // The one under way, and one of the greedy institute between each two of the other.
    const served = ends.filter((end) => !end.endsWith('refused'));
    expect(served.indexOf('other')).toBeLessThanOrEqual(2);
    expect(served.lastIndexOf('other')).toBeLessThanOrEqual(4);
    await expect(small(bytes)).resolves.toHaveLength(1);
  });
});

describe('refuses', async () => {
  const png = await photograph(64, 64).png().toBuffer();
  const frames = await sharp([png, await sharp(png).negate().png().toBuffer()], {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  const withFrames = Buffer.concat([
    png.subarray(0, 33),
    Buffer.from('00000008' + '6163544c' + '0000000200000000' + '00000000', 'hex'),
    png.subarray(33),
  ]);
  const sized = (width: number, height: number) => {
    const bytes = Buffer.from(png);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', Buffer.from('GIF89a')],
    ['nothing', Buffer.alloc(0)],
    ['an animated WebP', frames],
    ['an animated PNG', withFrames],
    ['a bomb', sized(40_000, 40_000)],
    ['half a picture', png.subarray(0, png.length - 40)],
    ['half a JPEG', (await photograph(200, 200).jpeg().toBuffer()).subarray(0, 400)],
  ])('%s, at the field', async (_, bytes) => {
    const refused = await small(bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ code: 'VALIDATION', details: { errors: [{ path: 'image' }] } });
  });

  it('a PNG of more than 24 megapixels, which has to be decoded whole', async () => {
    const whole = await photograph(4000, 6001).png().toBuffer();
    await expect(small(whole)).rejects.toMatchObject({
      details: { errors: [{ path: 'image', code: 'image_size' }] },
    });
  });

  it('what takes too long to read', async () => {
    const timeout = vi.spyOn(sharp.prototype, 'timeout').mockImplementation(function (this: Sharp) {
      return this;
    });
    const toBuffer = vi
      .spyOn(sharp.prototype, 'toBuffer')
      .mockRejectedValueOnce(new Error('timeout: 12% complete'));
    try {
      await expect(small(png)).rejects.toMatchObject({
        details: { errors: [{ message: expect.stringContaining('takes too long') }] },
      });
      expect(timeout).toHaveBeenCalledWith({ seconds: 5 });
    } finally {
      toBuffer.mockRestore();
      timeout.mockRestore();
    }
  });
});
