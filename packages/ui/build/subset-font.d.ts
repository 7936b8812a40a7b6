declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Pins an axis to a number or narrows it; an axis left out stays as it is. */
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** The font with the glyphs of `text` alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
