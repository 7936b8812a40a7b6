/** Which square of a picture is taken. */
export interface Crop {
  /** Where it lies between the left edge (0) and the right one (1), as far as there is room. */
  readonly x: number;
  /** The same between the upper edge (0) and the lower one (1). */
  readonly y: number;
  /** 1 takes the largest square; 2 one of half its side. */
  readonly zoom: number;
}

/** The largest square, in the middle. */
export const middleCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** How near one can come. */
export const CROP_ZOOM_MAX = 5;

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square in pixels of the picture. */
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
 * The crop after a movement of the picture and a change of the distance, as by one finger or two. What was in the middle
 * of the square stays there while the distance changes, as far as the picture goes.
 *
 * @param by how far the picture moves, in sides of the square: 1 moves it out of sight.
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
