import { pictureFacts } from '@booking/api-client/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../http-error.ts';
import { smallPictures } from './picture.ts';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } });
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'page.html');
const small = (bytes: Buffer, edges: readonly number[] = [32]) =>
  smallPictures(fileOf(bytes), 'image', edges);

describe('a picture that is uploaded', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is made small, from %s', async (format) => {
    const made = await small(await photograph(80, 60).toFormat(format).toBuffer(), [64, 16]);
    const facts = made.map(({ bytes }) => pictureFacts(bytes));
    expect(facts).toEqual([
      { type: 'image/webp', width: 64, height: 48 },
      { type: 'image/webp', width: 16, height: 12 },
    ]);
  });

  it('is never made larger', async () => {
    const [made] = await small(await photograph(8, 6).png().toBuffer());
    expect(made).toMatchObject({ width: 8, height: 6 });
  });

  it('is upright, and says nothing of where it was taken', async () => {
    const IFD0 = { ImageDescription: 'GPS 24.5854N' };
    const taken = await photograph(8, 6)
      .withExif({ IFD0 })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes('GPS')).toBe(true);
    const [made] = await small(taken);
    expect(made).toMatchObject({ width: 6, height: 8 });
    expect(made?.bytes.includes('GPS')).toBe(false);
    expect(made?.bytes.includes('EXIF')).toBe(false);
  });
});

describe('many at once', () => {
  it('wait up to a number, and the others are sent away at once', async () => {
    const bytes = await photograph(80, 60).png().toBuffer();
    const sent = await Promise.allSettled(Array.from({ length: 40 }, () => small(bytes)));
    const refused = sent.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(20);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' });
    expect(sent.filter((one) => one.status === 'fulfilled').length).toBeGreaterThan(0);
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
  const town = Buffer.from(png);
  town.writeUInt32BE(40_000, 16);
  town.writeUInt32BE(40_000, 20);

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', Buffer.from('GIF89a')],
    ['nothing', Buffer.alloc(0)],
    ['an animated WebP', frames],
    ['an animated PNG', withFrames],
    ['a bomb', town],
    ['half a picture', png.subarray(0, png.length - 40)],
    ['half a JPEG', (await photograph(200, 200).jpeg().toBuffer()).subarray(0, 400)],
  ])('%s, at the field', async (_, bytes) => {
    const refused = await small(bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ code: 'VALIDATION', details: { errors: [{ path: 'image' }] } });
  });
});
