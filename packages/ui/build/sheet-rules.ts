/**
 * The rules of a component's style sheet: spacing, type, radius, shadow, motion, stacking and colour come from tokens.
 * A measure of the component's own is a custom property with a name, `--bk-<component>-…`, whose value is free.
 * Run it to list what breaks them: `node packages/ui/build/sheet-rules.ts`.
 */
import { readdir, readFile } from 'node:fs/promises';
import postcss, { type Declaration } from 'postcss';
import { componentStyles } from './styles.ts';
import { flatten } from './token-tree.ts';
import { generateTokens, readTokens } from './tokens.ts';

const source = new URL('../src/', import.meta.url);

const line = /^(border(?!.*radius)|outline|stroke|text-decoration|text-underline)/;
const extent = /^(min-|max-)?(width|height|inline-size|block-size)$/;
const namedColor =
  /\b(white|black|gr[ae]y|light[a-z]+|dark(?!\b)[a-z]+|red|green|blue|orange|yellow|purple|navy)\b/;

/** The longest literal, in pixels, that a property may have: lines are drawn, not spaced. */
function longestLiteral(property: string): number {
  if (line.test(property) || extent.test(property)) return 4;
  return property === 'box-shadow' ? 2 : 1;
}

/** Returns what a declaration has in place of a token. */
function literalsOf({ prop, value }: Declaration): string[] {
  const literal = value.replace(/var\(--[\w-]+/g, '');
  const found: string[] = [];
  for (const [text, number, unit] of literal.matchAll(/(?<![\w.#-])-?(\d*\.?\d+)(px|rem)\b/g)) {
    if (unit === 'rem' || Number(number) > longestLiteral(prop)) found.push(`the length ${text}`);
  }
  const time = /(?<![\w.])(?!0m?s)\d*\.?\d+m?s\b/.exec(literal);
  if (time) found.push(`the duration ${time[0]}`);
  const easing = /cubic-bezier\(|\blinear\(|\bease\b(-in|-out)*/.exec(literal);
  if (easing) found.push(`the easing ${easing[0]}`);
  const color = /#[\da-f]{3,8}\b|\b(rgb|hsl|lab|lch|oklab|oklch)a?\(/i.exec(literal);
  // A mask has a shape, not a colour.
  if (color && !prop.includes('mask')) found.push(`the colour ${color[0]}`);
  const named = namedColor.exec(literal);
  if (named && /color|background|border|outline|shadow|fill|stroke/.test(prop)) {
    found.push(`the colour ${named[0]}`);
  }
  if (prop === 'z-index' && !/^(auto|-?[01])?$/.test(value) && !value.includes('var(')) {
    found.push(`the layer ${value}`);
  }
  if (prop === 'font-weight' && /^\d+$/.test(value)) found.push(`the weight ${value}`);
  return found;
}

/** What a sheet may refer to. */
export interface Known {
  /** Custom properties with a value: the tokens, and those that a sheet or a module sets. */
  readonly properties: ReadonlySet<string>;
  /** The breakpoints, in pixels, and the pixel below each. */
  readonly breakpoints: ReadonlySet<number>;
}

/** Returns what in a component's sheet should be a token, a line each. */
export function sheetProblems(name: string, css: string, known: Known): string[] {
  const root = postcss.parse(css);
  const problems: string[] = [];
  const report = (at: number | undefined, what: string) =>
    problems.push(`${name}.css:${at ?? 0} ${what}`);
  root.walkDecls((declaration) => {
    const at = declaration.source?.start?.line;
    for (const [, property = ''] of declaration.value.matchAll(/var\((--bk-[\w-]+)/g)) {
      if (!known.properties.has(property)) report(at, `${property} is not a token`);
    }
    if (declaration.prop.startsWith('--')) return;
    for (const literal of literalsOf(declaration)) {
      report(at, `${declaration.prop} has ${literal} in place of a token`);
    }
  });
  root.walkAtRules('media', (rule) => {
    for (const [text, number] of rule.params.matchAll(/(\d+)px/g)) {
      if (!known.breakpoints.has(Number(number))) {
        report(rule.source?.start?.line, `${text} is not a breakpoint`);
      }
    }
  });
  return problems;
}

/** Returns the custom properties that a sheet gives a value. */
export function declaredIn(css: string): string[] {
  return [...css.matchAll(/(?:^|[{;\s])(--bk-[\w-]+):/g)].flatMap(([, property]) => property ?? []);
}

/** Returns the custom properties that a module sets on an element. */
export function setIn(module: string): string[] {
  return [...module.matchAll(/setProperty\('(--bk-[\w-]+)'|'(--bk-[\w-]+)':/g)].flatMap(
    ([, byCall, inStyle]) => byCall ?? inStyle ?? [],
  );
}

/** Returns the text of the library's files whose path matches. */
async function textsOf(path: RegExp): Promise<string[]> {
  const files = (await readdir(source, { recursive: true })).filter((file) => path.test(file));
  return Promise.all(files.map((file) => readFile(new URL(file, source), 'utf8')));
}

/** Returns the problems of all component sheets, and of the one that they share. */
export async function allSheetProblems(): Promise<string[]> {
  const tokens = generateTokens(await readTokens());
  const paths = (await componentStyles()).map((name) => [name, `${name}/${name}.css`] as const);
  const sheets = await Promise.all(
    [...paths, ['base', 'styles/base.css'] as const].map(
      async ([name, path]) => [name, await readFile(new URL(path, source), 'utf8')] as const,
    ),
  );
  const modules = await textsOf(/^(?!.*(generated|docs|testing|stories|test\.)).*\.tsx?$/);
  const widths = [...tokens['theme.defaults.css'].matchAll(/--breakpoint-\w+: (\d+)px/g)].map(
    ([, width]) => Number(width),
  );
  const known: Known = {
    properties: new Set([
      ...[tokens['tokens.css'], tokens['button.colors.css']].flatMap(declaredIn),
      ...sheets.flatMap(([, css]) => declaredIn(css)),
      ...modules.flatMap(setIn),
    ]),
    breakpoints: new Set(widths.flatMap((width) => [width, width - 1])),
  };
  return sheets.flatMap(([name, css]) => sheetProblems(name, css, known));
}

/** Families that are whole for the sake of those who build on them, whatever we use ourselves. */
const whole = /^--bk-(brand|status|button)-/;

/** Returns the tokens that no component uses and that are not said to be for hosts. */
export async function unusedTokens(): Promise<string[]> {
  const tree = await readTokens();
  const forHosts = new Set(
    [...flatten(tree)].flatMap(([path, { $description: text }]) =>
      text?.startsWith('For the host') ? path.split('.').slice(-1) : [],
    ),
  );
  const texts = await textsOf(/^(?!.*(generated|docs|testing|stories|tokens)).*\.(css|tsx?)$/);
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/--bk-[\w-]+/g)].map(([name]) => name)),
  );
  return declaredIn(generateTokens(tree)['tokens.css']).filter(
    (name, at, all) =>
      all.indexOf(name) === at &&
      !used.has(name) &&
      !whole.test(name) &&
      ![...forHosts].some((host) => name.endsWith(`-${host}`)),
  );
}

if (import.meta.main) {
  const problems = await allSheetProblems();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
