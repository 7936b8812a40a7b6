/** Finds the literals of a style sheet that should be tokens. */
import type { Declaration, Root } from 'postcss';

const line = /^(border(?!.*radius)|outline|stroke|text-decoration|text-underline)/;
const extent = /^(min-|max-)?(width|height|inline-size|block-size)$/;
/** Where the scales of the tokens hold, under a name too. */
const scaled = /^(margin|padding|(row-|column-)?gap$|scroll-(margin|padding)|border.*radius$)/;
/** A size may be kept free by a margin, and is not one. */
const size = /-(width|height|size)$/;
const namedColor =
  /\b(white|black|gr[ae]y|light(?!-dark)[a-z]+|dark(?!\b)[a-z]+|red|green|blue|orange|yellow|purple|navy)\b/;

/** The longest literal, in pixels, that a property may have: lines are drawn, not spaced. */
function longestLiteral(property: string): number {
  if (line.test(property) || extent.test(property)) return 4;
  return property === 'box-shadow' ? 2 : 1;
}

function lengthsOf(property: string, literal: string): string[] {
  return [...literal.matchAll(/(?<![\w.#-])-?(\d*\.?\d+)(px|rem)\b/g)].flatMap(
    ([text, number, unit]) =>
      unit === 'rem' || Number(number) > longestLiteral(property) ? `the length ${text}` : [],
  );
}

/** Returns the durations, easings and colours: no property takes one, and no name hides one. */
function otherLiterals(property: string, literal: string): string[] {
  const literals: string[] = [];
  const time = /(?<![\w.])(?!0m?s)\d*\.?\d+m?s\b/.exec(literal);
  if (time) literals.push(`the duration ${time[0]}`);
  const easing = /cubic-bezier\(|\blinear\(|\bease\b(-in|-out)*/.exec(literal);
  if (easing) literals.push(`the easing ${easing[0]}`);
  const color = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i.exec(literal);
  // A mask has a shape, not a colour.
  if (color && !property.includes('mask')) literals.push(`the colour ${color[0]}`);
  const named = namedColor.exec(literal);
  if (named && /^--|color|background|border|outline|shadow|fill|stroke/.test(property)) {
    literals.push(`the colour ${named[0]}`);
  }
  return literals;
}

/** Where a weight is written as a number. */
const weights: ReadonlyMap<string, RegExp> = new Map([
  ['font-weight', /^\d+$/],
  ['font', /(?<![\w./-])\d{3}(?=\s)/],
]);

const withoutNames = (value: string) => value.replace(/var\(--[\w-]+/g, '');

/** Returns what a declaration has in place of a token. */
export function literalsOf({ prop, value }: Declaration): string[] {
  const literal = withoutNames(value);
  const literals = [...lengthsOf(prop, literal), ...otherLiterals(prop, literal)];
  if (prop === 'z-index' && !/^(auto|-?[01])?$/.test(value) && !value.includes('var(')) {
    literals.push(`the layer ${value}`);
  }
  const text = weights.get(prop)?.exec(literal);
  if (text) literals.push(`the weight ${text[0]}`);
  if (prop === 'line-height' && /^[\d.]+$/.test(value) && value !== '1') {
    literals.push(`the line height ${value}`);
  }
  return literals;
}

/** Custom properties that may hold a literal though it is not a size, each with the reason. */
export const geometry: Readonly<Record<string, string>> = {
  '--bk-badge-padding': 'between two steps, around letters of 11 px',
  '--bk-color-handle': 'lies on the colour that is picked, in both themes',
  '--bk-color-handle-line': 'lies on the colour that is picked, in both themes',
  '--bk-count-badge-padding': 'between two steps, around letters of 11 px',
  '--bk-drawer-close': 'a timer keeps it too: DRAWER_CLOSE_MS',
  '--bk-image-crop-frame': 'lies on a picture, in both themes',
  '--bk-image-crop-shade': 'lies on a picture, in both themes',
  '--bk-modal-close': 'a timer keeps it too: MODAL_CLOSE_MS',
  '--bk-number-steps-edge': 'what is left of a step inside a border',
  '--bk-side-nav-weight': 'between two weights, for icons of the same stroke',
  '--bk-spinner-color': 'the specification names it (`BTN-03`)',
  '--bk-switch-padding': 'grows with the knob, which grows with text',
  '--bk-toast-in': 'a bounce, which tokens have no form for',
};

interface Found {
  readonly at: number | undefined;
  readonly problem: string;
}

/** Returns which properties of a sheet take each name, by itself or under a second name. */
function usesIn(root: Root): (name: string, seen?: readonly string[]) => string[] {
  const users = new Map<string, Set<string>>();
  root.walkDecls(({ prop, value }) => {
    for (const [whole, name = ''] of value.matchAll(/var\((--bk-[\w-]+)\)?/g)) {
      if (prop.startsWith('--') && whole !== value) continue;
      users.set(name, (users.get(name) ?? new Set()).add(prop));
    }
  });
  return function usesOf(name, seen = []): string[] {
    return [...(users.get(name) ?? [])].flatMap((user) => {
      if (!user.startsWith('--')) return user;
      return seen.includes(user) ? [] : usesOf(user, [...seen, name]);
    });
  };
}

/** Returns the names of a sheet that hide a literal. */
export function namedLiterals(root: Root): Found[] {
  const usesOf = usesIn(root);
  const problems: Found[] = [];
  root.walkDecls(/^--/, ({ prop, value, source }) => {
    if (prop in geometry) return;
    const report = (problem: string) => problems.push({ at: source?.start?.line, problem });
    const literal = withoutNames(value);
    const lengths = size.test(prop) ? [] : lengthsOf(prop, literal);
    const uses = usesOf(prop);
    const hidden = [
      ...(lengths.length > 0 ? uses.filter((use) => scaled.test(use)) : []).map(
        (use) => `${lengths[0]} for ${use}`,
      ),
      ...(lengths.length > 1 && uses.includes('box-shadow') ? [`${lengths[0]} for a shadow`] : []),
      ...(uses.includes('font-weight') && /\d/.test(literal) ? [`the weight ${literal}`] : []),
      ...otherLiterals(prop, literal),
    ];
    for (const what of new Set(hidden)) report(`${prop} has ${what} in place of a token`);
  });
  return problems;
}
