import { describe, expect, it } from 'vitest';
import { CROP_ZOOM_MAX, middleCrop, moved, squareOf } from './crop.ts';

const wide = { width: 400, height: 200 };
const still = { x: 0, y: 0, zoom: 1 };

describe('the square of a crop', () => {
  it('is the largest centred square by default', () => {
    expect(squareOf(wide, middleCrop)).toEqual({ left: 100, top: 0, side: 200 });
    expect(squareOf({ width: 90, height: 300 }, middleCrop)).toEqual({
      left: 0,
      top: 105,
      side: 90,
    });
  });

  it('reaches from edge to edge', () => {
    expect(squareOf(wide, { x: 0, y: 0, zoom: 2 })).toEqual({ left: 0, top: 0, side: 100 });
    expect(squareOf(wide, { x: 1, y: 1, zoom: 2 })).toEqual({ left: 300, top: 100, side: 100 });
  });
});

describe('moving the image', () => {
  it('follows the pointer', () => {
    const next = squareOf(wide, moved(wide, middleCrop, { ...still, x: 0.25 }));
    expect(next).toEqual({ left: 50, top: 0, side: 200 });
  });

  it('keeps its centre while zooming', () => {
    const { left, top, side } = squareOf(wide, moved(wide, middleCrop, { ...still, zoom: 2 }));
    expect([left + side / 2, top + side / 2, side]).toEqual([200, 100, 100]);
  });

  it('never leaves the square at any zoom', () => {
    for (const x of [-9, -0.4, 0, 0.4, 9]) {
      for (const zoom of [0.01, 0.7, 1, 1.5, 99]) {
        const crop = moved(wide, { x: 0.3, y: 0.9, zoom: 1.7 }, { x, y: -x, zoom });
        const { left, top, side } = squareOf(wide, crop);
        expect(crop.zoom).toBeGreaterThanOrEqual(1);
        expect(crop.zoom).toBeLessThanOrEqual(CROP_ZOOM_MAX);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(wide.width + 1e-9);
        expect(top + side).toBeLessThanOrEqual(wide.height + 1e-9);
      }
    }
  });
});
