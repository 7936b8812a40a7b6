/** Something that is painted: where, how and with which text. */
export interface Part {
  /** Whole CSS pixels from the corner of what is looked at. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Font, colours, border, padding and icon, as far as they are seen. */
  readonly style: string;
  readonly text: string;
}

/** All that is painted on a screen or a page, in the order of the document. */
export type Look = readonly Part[];

/** Looks by the name of what was looked at. */
export type Looks = ReadonlyMap<string, Look>;
