import { describe, expect, it } from 'vitest';
import { iconFile } from './icon-file.ts';

describe('an icon file', () => {
  it('leads from its head to every picture', () => {
    const images = [
      { size: 16, png: Uint8Array.of(1, 2, 3) },
      { size: 32, png: Uint8Array.of(4, 5) },
    ];
    const bytes = iconFile(images);
    const view = new DataView(bytes.buffer);
    expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([
      0, 1, 2,
    ]);
    const pictures = images.map((_, index) => {
      const entry = 6 + 16 * index;
      const start = view.getUint32(entry + 12, true);
      const png = bytes.slice(start, start + view.getUint32(entry + 8, true));
      return { size: view.getUint8(entry), png };
    });
    expect(pictures).toEqual(images);
    expect(bytes).toHaveLength(6 + 16 * 2 + 5);
  });
});
