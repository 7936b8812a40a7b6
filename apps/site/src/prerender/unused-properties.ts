/**
 * A style sheet without the custom properties that nothing reads: the tokens of the whole design system come with one
 * sheet, and a page uses a third of them. What only such a property read goes with it.
 * @param css as the build minified it.
 * @param scripts what else may read or set a property, by its name.
 */
export function withoutUnusedProperties(css: string, scripts: readonly string[]): string {
  const inScripts = new Set(scripts.flatMap((script) => script.match(/--[\w-]+/g) ?? []));
  for (let before = ''; before !== css; ) {
    before = css;
    const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    css = css.replace(/(?<=[{;])\s*(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
      read.has(name) || inScripts.has(name) ? declaration : '',
    );
  }
  return css;
}
