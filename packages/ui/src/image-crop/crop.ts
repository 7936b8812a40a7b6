/** The cropped square of an image. */
export interface Crop {
  /** Position from left (0) to right (1), within the available space. */
  readonly x: number;
  /** Position from top (0) to bottom (1). */
  readonly y: number;
  /** Zoom: 1 for the largest square, 2 for half its side. */
  readonly zoom: number;
}

/** The largest centred square. */
export const middleCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** Maximum zoom. */
export const CROP_ZOOM_MAX = 5;

/** Size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the square in pixels of the image. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export function squareOf({ width, height }: Size, { x, y, zoom }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/**
 * Returns the crop after moving and zooming. The centre stays in place while zooming, as far as the image allows.
 *
 * @param by distance of the movement, in sides of the square: 1 moves it out of view.
 */
export function moved(
  size: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number; readonly zoom: number },
): Crop {
  const { left, top, side } = squareOf(size, crop);
  const zoom = between(1, crop.zoom * by.zoom, CROP_ZOOM_MAX);
  const next = Math.min(size.width, size.height) / zoom;
  const start = (from: number, away: number) => from + side / 2 - away * side - next / 2;
  return {
    x: share(start(left, by.x), size.width - next),
    y: share(start(top, by.y), size.height - next),
    zoom,
  };
}

function share(start: number, room: number): number {
  return room > 0 ? between(0, start / room, 1) : 0.5;
}

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
