/**
 * A style sheet without the rules that an earlier one of the page has already: each component's sheet brings those of
 * its parts along, and a bundler sees only what is twice in one sheet. A repeated rule would win over what the earlier
 * sheet says after it.
 * @param css as the build minified it.
 */
export function withoutRepeatedRules(css: string, earlier: string): string {
  const earlierRules = new Set(rulesOf(earlier));
  return rulesOf(css)
    .filter((rule) => !earlierRules.has(rule))
    .join('');
}

/** The rules of a sheet, each with its block; what an at-rule holds stays in it. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || sign.startsWith('"')) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...rules, css.slice(start)];
}
