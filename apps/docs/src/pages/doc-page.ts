/** Address of the documentation, in the product and in the `homepage` of the packages. */
export const ROOT = '/design/';

/** A page of the documentation. */
export interface DocPage {
  /** Its address, from the root of the documentation: `button/`. The first page has none. */
  readonly path: string;
  /** Label in the navigation. */
  readonly title: string;
  readonly description: string;
  /** The heading that it is under in the navigation. */
  readonly group: string;
  readonly markdown: string;
  /** The file that its links start from, from the root of the repository. */
  readonly file: string;
  /** The folder of its stories in the library. */
  readonly component?: string;
}

/** Fields of a page that the navigation needs. */
export type PageLink = Pick<DocPage, 'path' | 'title' | 'group'>;

/** A version of the packages that has been released. */
export interface ReleasedVersion {
  readonly version: string;
  readonly path: string;
}
