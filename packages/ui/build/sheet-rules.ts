/**
 * The rules of a component's style sheet: spacing, type, radius, shadow, motion, stacking and colour come from tokens,
 * words from messages.
 * A measure of the component's own is a custom property named after one of its classes, `--bk-<class>-…`: a size, and
 * nothing else. Colours come by their role: what writes, fills and marks has a token of its own.
 * Run it to list what breaks them: `node packages/ui/build/sheet-rules.ts`.
 */
import { readdir, readFile } from 'node:fs/promises';
import postcss, { type Declaration } from 'postcss';
import { readSheet } from './read-sheet.ts';
import { restylingSelectors } from './restyling-selectors.ts';
import { literalsOf, namedLiterals } from './sheet-literals.ts';
import { componentStyles } from './styles.ts';
import { flatten } from './token-tree.ts';
import { generateTokens, readTokens } from './tokens.ts';

const source = new URL('../src/', import.meta.url);

/** Returns whether generated content is in a language. A single letter is a sign. */
function hasWords(content: string): boolean {
  const strings = content.replace(/\\[\da-f]{1,6}/gi, '').matchAll(/(["'])(.*?)\1/g);
  return [...strings].some(([, , text = '']) => /\p{L}{2}/u.test(text));
}

/** Names that a sheet may refer to. */
export interface Known {
  /** Custom properties with a value: the tokens, and those that a sheet or a module sets. */
  readonly properties: ReadonlySet<string>;
  /** Components whose names another sheet may set. */
  readonly components: ReadonlySet<string>;
  /** The breakpoints, in pixels, and the pixel below each. */
  readonly breakpoints: ReadonlySet<number>;
}

/** The tokens of buttons are for buttons: who recolours those changes nothing else. */
const ofButtons = /--bk-button-[\w${}-]*/g;
const isButton = (name: string) => /^(icon-)?button(-|$)/.test(name);

/** Returns the tokens of buttons that another component names. */
export function borrowedFrom(name: string, text: string): string[] {
  return isButton(name) ? [] : [...text.matchAll(ofButtons)].map(([token]) => token);
}

/** Returns which colours of a declaration have another role. */
function roleProblems(name: string, { prop, value }: Declaration): string[] {
  const problems = borrowedFrom(name, `${prop}: ${value}`).map(
    (token) => `${token} is for buttons alone`,
  );
  if (/^(background|fill$)/.test(prop) && value.includes('--bk-text-')) {
    problems.push(`${prop} has a colour of text`);
  }
  if (prop === 'color' && value.includes('--bk-bg-'))
    problems.push('color has one of a background');
  return problems;
}

/** Returns what a name that a sheet sets begins with: a word of its own, or the name of a component that it draws. */
function ownersIn(name: string, css: string, { components }: Known): RegExp {
  const own = [...css.matchAll(/\.bk-(\w+)/g)].map(([, word]) => word);
  return new RegExp(`^--bk-(${[...components, name.split('-')[0], ...own, 'tone'].join('|')})-`);
}

/** Returns what in a component's sheet should be a token, a line each. */
export function sheetProblems(name: string, css: string, names: Known): string[] {
  const root = postcss.parse(css);
  const problems: string[] = [];
  const owners = ownersIn(name, css, names);
  const report = (at: number | undefined, what: string) =>
    problems.push(`${name}.css:${at ?? 0} ${what}`);
  root.walkDecls((declaration) => {
    const at = declaration.source?.start?.line;
    for (const [, property = ''] of declaration.value.matchAll(/var\((--bk-[\w-]+)/g)) {
      if (!names.properties.has(property)) report(at, `${property} is not a token`);
    }
    for (const problem of roleProblems(name, declaration)) report(at, problem);
    if (declaration.prop.startsWith('--')) {
      if (!owners.test(declaration.prop)) report(at, `${declaration.prop} has no owner's name`);
      return;
    }
    if (declaration.prop === 'content' && hasWords(declaration.value)) {
      report(at, `content has the words ${declaration.value} in place of a message`);
    }
    for (const literal of literalsOf(declaration)) {
      report(at, `${declaration.prop} has ${literal} in place of a token`);
    }
  });
  for (const { at, problem } of namedLiterals(root)) report(at, problem);
  for (const { line, selector } of restylingSelectors(css)) {
    report(line, `${selector} styles a page again for whatever is inserted`);
  }
  root.walkAtRules('media', (rule) => {
    for (const [text, number] of rule.params.matchAll(/(\d+)px/g)) {
      if (!names.breakpoints.has(Number(number))) {
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

/** Returns the library's files whose path matches. */
async function textsOf(path: RegExp): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(source, { recursive: true })).filter((file) => path.test(file));
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(new URL(file, source), 'utf8') })),
  );
}

const shared = ['base', 'reference'].map((name) => [name, `styles/${name}.css`] as const);

/** Returns the sheets of all components, and those that they share, by name. */
export async function allSheets(): Promise<ReadonlyMap<string, string>> {
  const paths = (await componentStyles()).map((name) => [name, `${name}/${name}.css`] as const);
  return new Map(
    await Promise.all(
      [...paths, ...shared].map(
        async ([name, path]) => [name, await readSheet(new URL(path, source))] as const,
      ),
    ),
  );
}

/** Returns the problems of all sheets, and of the modules that set colours. */
export async function allSheetProblems(): Promise<string[]> {
  const tokens = generateTokens(await readTokens());
  const sheets = [...(await allSheets())];
  const modules = await textsOf(/^(?!.*(generated|docs|testing|stories|test\.)).*\.tsx?$/);
  const borrowed = modules.flatMap(({ file, text }) =>
    borrowedFrom(file.split('/')[0] ?? '', text).map(
      (token) => `${file} ${token} is for buttons alone`,
    ),
  );
  const widths = [...tokens['theme.defaults.css'].matchAll(/--breakpoint-\w+: (\d+)px/g)].map(
    ([, width]) => Number(width),
  );
  const names: Known = {
    properties: new Set([
      ...[tokens['tokens.css'], tokens['booking.css'], tokens['button.colors.css']].flatMap(
        declaredIn,
      ),
      ...sheets.flatMap(([, css]) => declaredIn(css)),
      ...modules.flatMap(({ text }) => setIn(text)),
    ]),
    components: new Set(sheets.map(([name]) => name)),
    breakpoints: new Set(widths.flatMap((width) => [width, width - 1])),
  };
  return [...borrowed, ...sheets.flatMap(([name, css]) => sheetProblems(name, css, names))];
}

/** Token families that are complete for hosts that build on them, even where the library uses only some. */
const whole = /^--bk-(brand|status|soft|button)-/;

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
    texts.flatMap(({ text }) => [...text.matchAll(/--bk-[\w-]+/g)].map(([name]) => name)),
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
