import { readFileSync } from 'node:fs';

/** Facts about `@booking/ui` for the rules. The build writes them from the library's registry. */
export interface Library {
  /** The version that it was written from. */
  readonly version: string;
  readonly components: Readonly<Record<string, LibraryComponent>>;
  readonly colors: readonly ColorToken[];
  /** The steps of the space tokens, in px. */
  readonly spaces: readonly number[];
}

export interface LibraryComponent {
  /** A button that gets its name from a `label` alone. */
  readonly isNamedByLabel: boolean;
  /** It draws an icon before its children, which are its name. */
  readonly isNamedByChildren: boolean;
  /** It can say why it is disabled. */
  readonly takesReason: boolean;
  /** It can show that it is busy, and is disabled during this. */
  readonly takesLoading: boolean;
  /** Props that take any CSS colour. */
  readonly colorProps: readonly string[];
  /** Props that take a step of the space tokens. */
  readonly spaceProps: readonly string[];
  readonly deprecatedProps: Readonly<Record<string, DeprecatedProp>>;
}

export interface DeprecatedProp {
  /** The replacement, in words. */
  readonly advice: string;
  /** The new name, where nothing else has changed. */
  readonly renamedTo?: string;
}

export interface ColorToken {
  /** `--bk-text-muted`. */
  readonly variable: string;
  readonly use: 'text' | 'background' | 'border';
  /** Its value in the light theme, `#rrggbb`. */
  readonly light: string;
}

// Sources and bundle are each one folder below the package.
export const library: Library = JSON.parse(
  readFileSync(new URL('../dist/library.json', import.meta.url), 'utf8'),
);
