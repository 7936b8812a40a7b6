/** Content below a row, such as its details. */
export interface Below {
  /** Index of the row. */
  readonly index: number;
  /** Height in px. */
  readonly height: number;
}

/** Rows of one height, some of which have more below them. */
export interface RowHeights {
  /** Height of a row with its gap, in px. 0 until it is measured. */
  readonly pitch: number;
  /** In the order of the rows. */
  readonly below: readonly Below[];
}

/** Returns where a row begins, in px from the first one. */
export const topOf = ({ pitch, below }: RowHeights, index: number): number =>
  below.reduce((top, item) => (item.index < index ? top + item.height : top), index * pitch);

/** Returns the index of the row at a height, with what is below it; negative above the first one. */
export function indexAt({ pitch, below }: RowHeights, y: number): number {
  let passed = 0;
  for (const { index, height } of below) {
    const bottom = (index + 1) * pitch + passed;
    if (y < bottom) break;
    if (y < bottom + height) return index;
    passed += height;
  }
  return Math.floor((y - passed) / pitch);
}

export const areSame = (a: RowHeights, b: RowHeights): boolean =>
  a.pitch === b.pitch &&
  a.below.length === b.below.length &&
  a.below.every(
    ({ index, height }, at) => index === b.below[at]?.index && height === b.below[at].height,
  );
