/** Facts in a picture's first bytes. The type that a browser or a file name gives it is not believed. */
export interface PictureFacts {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Pixels, before it is turned upright. */
  readonly width: number;
  readonly height: number;
}

/** The most pixels of a picture that is uploaded: a file of a few bytes can claim to be larger than any memory. */
export const PICTURE_MAX_PIXELS = 50_000_000;
/** The most pixels of a PNG or WebP picture: it is decoded whole, a photo of a camera at the wanted size. */
const LOSSLESS_MAX_PIXELS = 24_000_000;

/** The most pixels of a picture of a type. */
export function pictureMaxPixels(type: PictureFacts['type']): number {
  return type === 'image/jpeg' ? PICTURE_MAX_PIXELS : LOSSLESS_MAX_PIXELS;
}

/** The type and the size of a PNG, JPEG or WebP picture; undefined for anything else, and for half a head. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const facts = png(view) ?? jpeg(view) ?? webp(view);
    return facts && facts.width > 0 && facts.height > 0 ? facts : undefined;
  } catch {
    // The file ends before its size.
    return undefined;
  }
}

function png(view: DataView): PictureFacts | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined;
  if (text(view, 12, 4) !== 'IHDR') return undefined;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** The size stands in the one segment that begins the picture proper; others may come before it, a camera's among them. */
function jpeg(view: DataView): PictureFacts | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    // The picture itself, or its end, before any size.
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
}

function webp(view: DataView): PictureFacts | undefined {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return undefined;
  const type = 'image/webp';
  const short = (at: number) => view.getUint16(at, true);
  switch (text(view, 12, 4)) {
    case 'VP8 ':
      return { type, width: short(26) & 0x3fff, height: short(28) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const long = (at: number) => (short(at) | (view.getUint8(at + 2) << 16)) + 1;
      return { type, width: long(24), height: long(27) };
    }
    default:
      return undefined;
  }
}

function text(view: DataView, at: number, length: number): string {
  return Array.from({ length }, (_, i) => String.fromCharCode(view.getUint8(at + i))).join('');
}
