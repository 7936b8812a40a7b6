import { describe, expect, test } from 'vitest';
import { pictureFacts } from './picture.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));

const riff = '52494646 00000000 57454250';
const pictures = {
  png: '89504e470d0a1a0a 0000000d 49484452 00000003 00000002 08020000',
  jpeg: 'ffd8 ffe0 0004 4a46 ffdb 0003 00 ffc0 0011 08 0002 0003 03 011100',
  'jpeg, progressive, with what a camera wrote': `ffd8 ffe1 0102 ${'00'.repeat(256)} ff ffc2 0011 08 0002 0003 03`,
  'webp, lossy': `${riff} 56503820 0a000000 300100 9d012a 0300 0200`,
  'webp, lossless': `${riff} 5650384c 0a000000 2f 02400000`,
  'webp, extended': `${riff} 56503858 0a000000 30000000 020000 010000`,
};

describe('what a picture says of itself', () => {
  test.each(Object.entries(pictures))('%s', (name, bytes) => {
    const type = `image/${name.split(',')[0]}`;
    expect(pictureFacts(hex(bytes))).toEqual({ type, width: 3, height: 2 });
  });

  test.each(Object.entries(pictures))('%s, cut short anywhere, says nothing', (_, bytes) => {
    const whole = hex(bytes);
    const facts = pictureFacts(whole);
    for (let length = 0; length < whole.length; length += 1) {
      const half = pictureFacts(whole.subarray(0, length));
      expect(
        [undefined, facts].some((expected) => JSON.stringify(expected) === JSON.stringify(half)),
      ).toBe(true);
    }
  });

  test('reads from its own place in a larger buffer', () => {
    const png = hex(pictures.png);
    const buffer = new Uint8Array(png.length + 5);
    buffer.set(png, 5);
    expect(pictureFacts(buffer.subarray(5))).toMatchObject({ width: 3, height: 2 });
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>').toString('hex')],
    ['a GIF', '474946383961 0300 0200'],
    ['a size of nothing', '89504e470d0a1a0a 0000000d 49484452 00000000 00000002'],
    ['a picture before its size', 'ffd8 ffda 0004 0000'],
    ['an endless JPEG', `ffd8 ${'ff'.repeat(64)}`],
  ])('is nothing for %s', (_, bytes) => {
    expect(pictureFacts(hex(bytes))).toBeUndefined();
  });
});
