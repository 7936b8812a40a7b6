declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** Pins an axis to a number. */
    readonly variationAxes: Readonly<Record<string, number>>;
  }
  /** The font with the glyphs of `text` alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
