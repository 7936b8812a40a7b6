/** A picture of an icon file. */
export interface IconImage {
  /** Pixels of an edge, at most 255. */
  readonly size: number;
  readonly png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;

/** An `.ico` of PNG pictures, which every browser since 2007 reads: for those that ask for `/favicon.ico` unasked. */
export function iconFile(images: readonly IconImage[]): Uint8Array {
  const head = HEADER + ENTRY * images.length;
  const length = images.reduce((sum, { png }) => sum + png.length, head);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let at = head;
  for (const [index, { size, png }] of images.entries()) {
    const entry = HEADER + ENTRY * index;
    view.setUint8(entry, size);
    view.setUint8(entry + 1, size);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, at, true);
    bytes.set(png, at);
    at += png.length;
  }
  return bytes;
}
