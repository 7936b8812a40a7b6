import { crc32 } from 'node:zlib';
import { pictureFacts } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { exifOf, orientationOf } from './exif.ts';
import { withoutMetadata } from './without-metadata.ts';

const SECRET = 'GPS 24.5854N 73.7125E';
const latin = (text: string) => Buffer.from(text, 'latin1');
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** EXIF as a camera writes it: other entries before the orientation, the place behind it. */
function cameraExif(orientation: number, isLittle = true): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  [
    [0x010f, 0],
    [0x0112, orientation],
  ].forEach(([tag = 0, value = 0], i) => {
    const at = 10 + i * 12;
    short(tag, at);
    short(3, at + 2);
    long(1, at + 4);
    short(value, at + 8);
  });
  return Buffer.concat([tiff, latin(SECRET)]);
}

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const jpegExif = (tiff: Buffer) => segment(0xe1, Buffer.concat([latin('Exif\0\0'), tiff]));

const SOI = hex('ffd8');
const EOI = hex('ffd9');
const JFIF = segment(0xe0, latin('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'));
const COLOURS = segment(0xe2, latin('ICC_PROFILE\0\x01\x01profile'));
const ADOBE = segment(0xee, latin('Adobe\0d\0\0\0\0\x01'));
const TABLES = segment(0xdb, Buffer.alloc(65, 1));
const FRAME = segment(0xc2, hex('08 0002 0003 03 011100'));
/** Two scans, as a progressive picture has them: with a written 0xff, a restart, and tables between. */
const SCANS = Buffer.concat([
  segment(0xda, hex('01 0100 003f00')),
  hex('12 ff00 e1ff d0 34'),
  segment(0xc4, Buffer.alloc(20, 2)),
  segment(0xda, hex('01 0100 003f00')),
  hex('56 ff00 78'),
]);
const PIXELS = Buffer.concat([TABLES, FRAME, SCANS]);

describe('a JPEG', () => {
  const about = [
    segment(0xe0, latin(`JFXX\0${SECRET}`)),
    segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    segment(0xe2, latin(`MPF\0${SECRET}`)),
    segment(0xed, latin(`Photoshop 3.0\0${SECRET}`)),
    segment(0xfe, latin(SECRET)),
  ];

  it('keeps pixels and colours, and nothing that was written about it', () => {
    const taken = Buffer.concat([
      SOI,
      JFIF,
      jpegExif(cameraExif(1)),
      ...about,
      COLOURS,
      ADOBE,
      hex('ff'),
      PIXELS,
      about[1] ?? SOI,
      EOI,
      // As cameras put a second picture behind the first.
      Buffer.concat([SOI, jpegExif(cameraExif(1)), EOI]),
    ]);
    expect(withoutMetadata(taken, 'image/jpeg')).toEqual(
      Buffer.concat([SOI, JFIF, COLOURS, ADOBE, PIXELS, EOI]),
    );
  });

  it.each([
    ['with a head of JFIF', [JFIF]],
    ['without', []],
  ])('%s stays turned as it was', (_what, head) => {
    for (const isLittle of [true, false]) {
      const taken = Buffer.concat([SOI, ...head, jpegExif(cameraExif(6, isLittle)), PIXELS, EOI]);
      expect(withoutMetadata(taken, 'image/jpeg')).toEqual(
        Buffer.concat([SOI, ...head, jpegExif(exifOf(6)), PIXELS, EOI]),
      );
    }
  });

  it('that is cut short or broken loses what was written about it too', () => {
    const whole = Buffer.concat([
      SOI,
      jpegExif(cameraExif(6)),
      PIXELS,
      jpegExif(cameraExif(3)),
      EOI,
    ]);
    for (let length = 2; length < whole.length; length += 1) {
      const cut = withoutMetadata(whole.subarray(0, length), 'image/jpeg');
      expect(cut.includes(SECRET)).toBe(false);
    }
    const endless = Buffer.concat([SOI, FRAME, Buffer.alloc(100_000, 0xff)]);
    expect(withoutMetadata(endless, 'image/jpeg')).toEqual(Buffer.concat([SOI, FRAME, EOI]));
  });
});

describe('a PNG', () => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([latin(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.concat([
    hex('89504e470d0a1a0a'),
    chunk('IHDR', hex('00000003 00000002 08020000 00')),
    chunk('iCCP', latin('profile')),
  ]);
  const pixels = Buffer.concat([chunk('IDAT', hex('0102')), chunk('fdAT', hex('0304'))]);
  const end = chunk('IEND', Buffer.alloc(0));

  it.each([1, 8] as const)('keeps pixels, colours and the orientation %i', (orientation) => {
    const taken = Buffer.concat([
      head,
      chunk('eXIf', cameraExif(orientation)),
      ...['tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX'].map((type) => chunk(type, latin(SECRET))),
      pixels,
      chunk('tEXt', latin(SECRET)),
      end,
      latin(SECRET),
    ]);
    const turned = orientation === 1 ? [] : [chunk('eXIf', exifOf(orientation))];
    const clean = withoutMetadata(taken, 'image/png');
    expect(clean).toEqual(Buffer.concat([head, ...turned, pixels, end]));
    expect(pictureFacts(clean)).toEqual({ type: 'image/png', width: 3, height: 2 });
  });
});

describe('a WebP', () => {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  };
  const file = (...chunks: Buffer[]) => {
    const parts = Buffer.concat(chunks);
    const head = latin('RIFF\0\0\0\0WEBP');
    head.writeUInt32LE(parts.length + 4, 4);
    return Buffer.concat([head, parts]);
  };
  const pixels = chunk('VP8 ', hex('300100 9d012a 0300 0200 00'));
  const size = '000000 020000 010000';
  const extended = (flags: string) => chunk('VP8X', hex(`${flags} ${size}`));

  it.each([
    [1, '20', []],
    [6, '28', [chunk('EXIF', exifOf(6))]],
  ] as const)('keeps pixels, colours and the orientation %i', (orientation, flags, turned) => {
    for (const exif of [
      cameraExif(orientation),
      Buffer.concat([latin('Exif\0\0'), cameraExif(orientation)]),
    ]) {
      const taken = file(
        extended('2c'),
        chunk('ICCP', latin('profile')),
        pixels,
        chunk('EXIF', exif),
        chunk('XMP ', latin(SECRET)),
        chunk('JUNK', latin(SECRET)),
      );
      const clean = withoutMetadata(Buffer.concat([taken, latin(SECRET)]), 'image/webp');
      expect(clean).toEqual(
        file(extended(flags), chunk('ICCP', latin('profile')), pixels, ...turned),
      );
      expect(pictureFacts(clean)).toEqual({ type: 'image/webp', width: 3, height: 2 });
    }
  });

  it('of the simple form stays as it is', () => {
    expect(withoutMetadata(file(pixels), 'image/webp')).toEqual(file(pixels));
  });
});

describe('an orientation', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('of %i is read as it is written', (orientation) => {
    expect(orientationOf(exifOf(orientation))).toBe(orientation);
  });

  it('is upright where EXIF says nothing that there is', () => {
    for (const tiff of [
      Buffer.alloc(0),
      latin('II'),
      cameraExif(0),
      cameraExif(9),
      hex('49492a00 ffffffff'),
    ])
      expect(orientationOf(tiff)).toBe(1);
  });
});
