/** Deprecated and renamed exports and props: from the tags in the sources, and from the tables of the codemods. */
import ts from 'typescript-6';
import { codemods } from '../src/codemods/versions.ts';

/** The text after `@deprecated`, which says what to use instead. */
export function deprecationOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'deprecated');
  return (
    tag &&
    ts
      .displayPartsToString(tag.text)
      .replace(/\s*\n\s*/g, ' ')
      .trim()
  );
}

/** A prop that a component had before a version. */
export interface FormerProp {
  readonly name: string;
  /** The prop that replaces it. */
  readonly now: string;
  /** The version that it left with. */
  readonly until: string;
  /** Whether the name is all that has changed. Otherwise the codemod writes the new one in another form. */
  readonly isRenamed: boolean;
}

/** The props that a component had under another name, as the codemods know them. */
export function formerPropsOf(component: string): FormerProp[] {
  return codemods.flatMap(({ version, renames }) => {
    const namesIn = (table: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) =>
      Object.hasOwn(table, component) ? Object.entries(table[component] ?? {}) : [];
    const rest = { until: version };
    return [
      ...namesIn(renames.props).map(([name, now]) => ({ name, now, ...rest, isRenamed: true })),
      ...namesIn(renames.replaced).map(([name, now]) => ({ name, now, ...rest, isRenamed: false })),
    ];
  });
}
