/** A utility of Tailwind with a value in brackets. */
export interface Utility {
  /** `bg`, or the property itself in `[color:red]`. */
  readonly utility: string;
  readonly value: string;
  /** Where the value begins in the list of classes. */
  readonly index: number;
}

const bracketed =
  /(?<![\w[\]-])(?:-?(?<utility>[a-z][a-z-]*)-\[|\[(?<property>-{0,2}[a-z][a-z-]*):)(?<value>[^\]\s]+)\]/g;

/** The utilities in a list of classes, whatever state or breakpoint they are for. */
export function utilitiesIn(classes: string): Utility[] {
  return [...classes.matchAll(bracketed)].map(({ index, groups, 0: all }) => {
    const value = groups?.value ?? '';
    return {
      utility: groups?.utility ?? groups?.property ?? '',
      value,
      index: index + all.length - 1 - value.length,
    };
  });
}

const properties: readonly (readonly [RegExp, string])[] = [
  [/^p[xytrbles]?$/, 'padding'],
  [/^m[xytrbles]?$|^space-[xy]$/, 'margin'],
  [/^gap(-[xy])?$/, 'gap'],
  [/^bg$|^(from|via|to)$/, 'background'],
  [/^text$|^placeholder$|^decoration$/, 'color'],
  [/^(border|outline|ring|divide)(-[a-z-]+)?$/, 'borderColor'],
  [/^(drop-|inset-)?shadow$/, 'boxShadow'],
  [/^(fill|stroke|accent|caret)$/, 'fill'],
];

/** The property of CSS that a utility sets, as React names it. */
export function propertyOf(utility: string): string {
  const [, property] = properties.find(([pattern]) => pattern.test(utility)) ?? [];
  return (
    property ?? utility.replace(/(?<!^)-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  );
}
