/** The one thing of EXIF that a picture cannot do without: how it is turned. 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** The orientation that EXIF says (its TIFF part); 1 where it says none that there is. */
export function orientationOf(tiff: Uint8Array): Orientation {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const short = (at: number) => view.getUint16(at, isLittle);
    const directory = view.getUint32(4, isLittle);
    const entries = short(directory);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * ENTRY_BYTES;
      if (short(at) === ORIENTATION_TAG) return isOrientation(short(at + 8)) ?? 1;
    }
    return 1;
  } catch {
    // It points beyond its end.
    return 1;
  }
}

function isOrientation(value: number): Orientation | undefined {
  const all: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];
  return all.find((one) => one === value);
}

/** EXIF (its TIFF part) that says an orientation and nothing else. */
export function exifOf(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  // The first directory stands at 8, has one entry, and none follows.
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
