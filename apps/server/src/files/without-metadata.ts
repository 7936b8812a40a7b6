import { crc32 } from 'node:zlib';
import type { PictureFacts } from '@booking/api-client/contract';
import { exifOf, type Orientation, orientationOf } from './exif.ts';

/**
 * The picture without what a camera or a program has written about it: where and when it was taken, by
 * what, previews of what was cut away, and whatever follows its end. Pixels and colours stay byte by
 * byte; a picture that is not upright keeps its orientation.
 */
export function withoutMetadata(bytes: Buffer, type: PictureFacts['type']): Buffer {
  return CLEANERS[type](bytes);
}

const CLEANERS: Readonly<Record<PictureFacts['type'], (bytes: Buffer) => Buffer>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

const EXIF_HEAD = Buffer.from('Exif\0\0', 'latin1');

const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
const SCAN = 0xda;
const END = 0xd9;

function cleanJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation: Orientation = 1;
  let at = 2;
  for (;;) {
    at = nextMarker(bytes, at);
    const marker = bytes[at + 1];
    if (marker === undefined || marker === END || at + 4 > bytes.length) break;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, next);
    if (marker === APP1 && data.subarray(0, EXIF_HEAD.length).equals(EXIF_HEAD)) {
      orientation = orientationOf(data.subarray(EXIF_HEAD.length));
    }
    const end = marker === SCAN ? nextMarker(bytes, next) : next;
    if (!isAbout(marker, data)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  // As the first, or after the one that says it is a JFIF file.
  const isJfif = kept[0]?.[1] === APP0;
  if (orientation !== 1) kept.splice(isJfif ? 1 : 0, 0, exifSegment(orientation));
  return Buffer.concat([bytes.subarray(0, 2), ...kept, Buffer.from([0xff, END])]);
}

/** Whether a segment tells of the picture instead of being part of it. */
function isAbout(marker: number, data: Buffer): boolean {
  if (marker === COMMENT) return true;
  if (marker < APP0 || marker > APP15 || marker === APP14) return false;
  // Other forms of it are previews.
  if (marker === APP0) return data.toString('latin1', 0, 5) !== 'JFIF\0';
  // Colours. What else stands here leads to further pictures behind the end.
  return !(marker === APP2 && data.toString('latin1', 0, 12) === 'ICC_PROFILE\0');
}

/**
 * Where the next segment begins: at a marker that is no 0xff of the pixels, no restart among them, and
 * no filling. The length of the bytes where there is none.
 */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker === undefined) break;
    if (marker > 0x01 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd8)) return at;
  }
  return bytes.length;
}

function exifSegment(orientation: Orientation): Buffer {
  const exif = Buffer.concat([EXIF_HEAD, exifOf(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([head, exif]);
}

const PNG_HEAD_BYTES = 8;
const PNG_PARTS = new Set(
  (
    'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT ' +
    'acTL fcTL fdAT'
  ).split(' '),
);

function cleanPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, PNG_HEAD_BYTES)];
  for (let at = PNG_HEAD_BYTES; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (PNG_PARTS.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'eXIf') {
      const orientation = orientationOf(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) kept.push(pngChunk('eXIf', exifOf(orientation)));
    }
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const RIFF_HEAD_BYTES = 12;
const WEBP_PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Where the head of the extended form says that EXIF and XMP are there. */
const FLAGS_AT = 8;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function cleanWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation: Orientation = 1;
  for (let at = RIFF_HEAD_BYTES; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const type = bytes.toString('latin1', at, at + 4);
    if (type === 'EXIF') orientation = orientationOf(tiffOf(bytes.subarray(at + 8, at + 8 + size)));
    if (WEBP_PARTS.has(type)) kept.push(Buffer.from(bytes.subarray(at, end)));
    at = end;
  }
  const [first] = kept;
  const isExtended = first?.toString('latin1', 0, 4) === 'VP8X';
  const keepsExif = isExtended && orientation !== 1;
  if (isExtended && first) {
    const flags = (first[FLAGS_AT] ?? 0) & ~(HAS_EXIF | HAS_XMP);
    first[FLAGS_AT] = keepsExif ? flags | HAS_EXIF : flags;
  }
  if (keepsExif) kept.push(webpChunk('EXIF', exifOf(orientation)));
  const parts = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, RIFF_HEAD_BYTES));
  head.writeUInt32LE(parts.length + 4, 4);
  return Buffer.concat([head, parts]);
}

/** Some programs write the head that EXIF has in a JPEG here, too. */
function tiffOf(exif: Buffer): Buffer {
  const hasHead = exif.subarray(0, EXIF_HEAD.length).equals(EXIF_HEAD);
  return hasHead ? exif.subarray(EXIF_HEAD.length) : exif;
}

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
