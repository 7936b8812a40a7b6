/** Stands between two sheets, where no rule can reach over it. */
const BOUNDARY = '\0';

/**
 * The style sheets of a page without the custom properties that nothing in any of them reads: the tokens of the whole
 * design system come with one sheet, and a page uses a third of them. What only such a property read goes with it.
 * @param sheets as the build minified them.
 * @param scripts what else may read or set a property, by its name.
 */
export function withoutUnusedProperties(
  sheets: readonly string[],
  scripts: readonly string[],
): string[] {
  const inScripts = new Set(scripts.flatMap((script) => script.match(/--[\w-]+/g) ?? []));
  let css = sheets.join(BOUNDARY);
  for (let before = ''; before !== css; ) {
    before = css;
    const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    css = css.replace(/(?<=[{;])\s*(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
      read.has(name) || inScripts.has(name) ? declaration : '',
    );
  }
  return css.split(BOUNDARY);
}
