declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Pins or limits an axis; other axes are kept. */
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** Returns the font with only the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
