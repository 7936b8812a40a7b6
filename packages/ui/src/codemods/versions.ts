import type { API, FileInfo } from 'jscodeshift';
import type { Renames } from './rename.ts';
import * as v1 from './v1.ts';
import * as v2 from './v2.ts';

/** The codemod that upgrades to a version from the one before. */
export interface Codemod {
  readonly version: string;
  readonly renames: Renames;
  readonly transform: (file: FileInfo, api: API) => string;
}

/** In the order in which they run. */
export const codemods: readonly Codemod[] = [
  { version: '1.0.0', renames: v1.renames, transform: v1.default },
  { version: '2.0.0', renames: v2.renames, transform: v2.default },
];
