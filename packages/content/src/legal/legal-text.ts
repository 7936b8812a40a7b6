/** A paragraph, or a list of points under it. */
export type LegalBlock = string | { readonly points: readonly string[] };

export interface LegalSection {
  /** The anchor that others may link to: it stays what it is. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A group of sections under a heading of its own; without one, the text has a single part. */
export interface LegalPart {
  readonly id?: string;
  readonly title?: string;
  readonly sections: readonly LegalSection[];
}

/** A legal page, of the company that runs the installation. Sections are numbered in the order in which they stand, through all parts. */
export interface LegalText {
  readonly title: string;
  /** The page in a few sentences, before anything that binds. */
  readonly summary: string;
  readonly parts: readonly LegalPart[];
}
