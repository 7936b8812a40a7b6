/**
 * Reads `src/tokens/tokens.json` (Design Tokens Community Group format) and generates CSS variables, the Tailwind theme
 * and TypeScript names. The results are committed; `tokens.test.ts` regenerates and compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { color, type Flat, flatten, type Leaf, resolve } from './token-tree.ts';

const dimension = z.object({ value: z.number(), unit: z.string() });
const shadow = z.array(
  z.object({
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: z.optional(dimension),
    color,
    inset: z.optional(z.boolean()),
  }),
);
const typography = z.object({
  fontFamily: z.string(),
  fontSize: dimension,
  fontWeight: z.union([z.number(), z.string()]),
  letterSpacing: z.optional(dimension),
  lineHeight: z.number(),
});
function colorText(value: unknown): string {
  const { components, alpha = 1 } = color.parse(value);
  if (alpha === 0) return 'transparent';
  return `oklch(${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`;
}

/** A reference to the brand's scale stays one: who sets the scale recolours everything that refers to it. */
function colorValue(flat: Flat, value: unknown): string {
  const step = typeof value === 'string' ? /^\{color\.brand\.(.+)\}$/.exec(value)?.[1] : undefined;
  return step === undefined ? colorText(resolve(flat, value)) : `var(--bk-brand-${step})`;
}

const lengthText = ({ value, unit }: z.infer<typeof dimension>) =>
  value === 0 ? '0' : `${value}${unit}`;

/** Converts pixels to rem, so that text follows the browser's font size. */
const rem = ({ value, unit }: z.infer<typeof dimension>) =>
  unit === 'px' ? `${Number((value / 16).toFixed(5))}rem` : `${value}${unit}`;

function shadowText(value: unknown): string {
  return shadow
    .parse(value)
    .map((layer) =>
      [
        layer.inset ? 'inset' : '',
        lengthText(layer.offsetX),
        lengthText(layer.offsetY),
        lengthText(layer.blur),
        layer.spread && layer.spread.value !== 0 ? lengthText(layer.spread) : '',
        colorText(layer.color),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
}

const dashed = (path: string) => path.replaceAll('.', '-');

/** Groups of the source and their CSS names. Primitive colours stay private to the token file. */
const groups: ReadonlyArray<[prefix: string, cssPrefix: string]> = [
  ['font.family.', 'font-'],
  ['font.weight.', 'weight-'],
  ['space.', 'space-'],
  ['radius.', 'radius-'],
  ['size.', 'size-'],
  ['duration.', 'duration-'],
  ['easing.', 'easing-'],
  ['zIndex.', 'z-'],
  ['breakpoint.', 'breakpoint-'],
];

function plainText(flat: Flat, token: Leaf): string {
  const value = resolve(flat, token.$value);
  switch (token.$type) {
    case 'fontFamily':
      return z
        .array(z.string())
        .parse(value)
        .map((name) => (name.includes(' ') ? `"${name}"` : name))
        .join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${z.array(z.number()).parse(value).join(', ')})`;
    case 'dimension':
    case 'duration':
      return lengthText(dimension.parse(value)) === '0' ? '0' : lengthText(dimension.parse(value));
    default:
      return String(value);
  }
}

function typeText(flat: Flat, token: Leaf): { font: string; tracking: string } {
  const value = typography.parse(resolve(flat, token.$value));
  const family = /\{font\.family\.(\w+)\}/.exec(value.fontFamily)?.[1] ?? 'text';
  const weight = resolve(flat, value.fontWeight);
  return {
    font: `${weight} ${rem(value.fontSize)}/${value.lineHeight} var(--bk-font-${family})`,
    tracking: value.letterSpacing ? lengthText(value.letterSpacing) : '0',
  };
}

/** Fills that a light grey spinner would not be seen on; it takes the colour of the label there (`BTN-03`). */
const takesTextSpinner = (hue: string, variant: string | undefined) =>
  variant === 'secondary' || hue === 'orange' || hue === 'transparent';

export interface GeneratedTokens {
  readonly 'tokens.css': string;
  readonly 'theme.css': string;
  readonly 'tokens.ts': string;
  readonly 'button.colors.css': string;
}

export function generateTokens(source: unknown): GeneratedTokens {
  const flat = flatten(source);
  const root: string[] = [];
  const light: string[] = [];
  const dark: string[] = [];
  const theme: string[] = [];
  const narrow: string[] = [];
  const names: Record<string, string[]> = {};
  /** Selector → declarations: the class of a button takes the tokens of its colour. */
  const buttons: Record<string, string[]> = {};

  const put = (list: string[], name: string, value: string) => list.push(`--bk-${name}: ${value};`);
  const add = (lists: Record<string, string[]>, key: string, value: string) => {
    const list = lists[key];
    if (list) list.push(value);
    else lists[key] = [value];
  };
  const name = (group: string, value: string) => add(names, group, value);
  for (const [path, token] of flat) {
    if (path.startsWith('theme.light.')) {
      const key = path.slice('theme.light.'.length);
      const twin = flat.get(`theme.dark.${key}`);
      if (!twin) throw new Error(`The dark theme lacks ${key}.`);
      if (token.$type === 'shadow') {
        const css = dashed(key);
        put(light, css, shadowText(resolve(flat, token.$value)));
        put(dark, css, shadowText(resolve(flat, twin.$value)));
        theme.push(`--${css}: var(--bk-${css});`);
      } else {
        const [day, night] = [token, twin].map((side) => colorValue(flat, side.$value));
        const value = day === night ? String(day) : `light-dark(${day}, ${night})`;
        const [, hue, variant, part] =
          /^button\.(\w+)\.(primary|secondary)\.(\w+)$/.exec(key) ?? [];
        const css =
          hue && part
            ? `button-${hue}${variant === 'primary' ? '' : '-secondary'}-${part}`
            : dashed(key);
        put(root, css, value);
        name('color', css);
        if (hue && part) {
          const selector = `.bk-button-${hue}${variant === 'primary' ? '' : '-secondary'}`;
          add(buttons, selector, `--bk-button-${part}: var(--bk-${css});`);
          if (part === 'text' && !takesTextSpinner(hue, variant)) {
            add(buttons, selector, '--bk-button-spinner: var(--bk-button-fill-spinner);');
          }
        } else if (!css.startsWith('button-')) theme.push(`--color-${css}: var(--bk-${css});`);
      }
      continue;
    }
    if (path.startsWith('typography.')) {
      const mobile = path.startsWith('typography.mobile.');
      const style = dashed(path.slice((mobile ? 'typography.mobile.' : 'typography.').length));
      const { font, tracking } = typeText(flat, token);
      put(mobile ? narrow : root, `type-${style}`, font);
      put(mobile ? narrow : root, `tracking-${style}`, tracking);
      if (!mobile) name('type', style);
      continue;
    }
    const step = /^color\.brand\.(.+)$/.exec(path)?.[1];
    if (step !== undefined) {
      put(root, `brand-${step}`, colorText(token.$value));
      name('color', `brand-${step}`);
      continue;
    }
    const group = groups.find(([prefix]) => path.startsWith(prefix));
    if (!group) continue;
    const [prefix, cssPrefix] = group;
    const short = dashed(path.slice(prefix.length));
    const value = plainText(flat, token);
    if (prefix === 'breakpoint.') theme.push(`--breakpoint-${short}: ${value};`);
    else put(root, `${cssPrefix}${short}`, value);
    if (prefix === 'radius.' || prefix === 'font.family.') {
      theme.push(`--${cssPrefix}${short}: var(--bk-${cssPrefix}${short});`);
    }
    name(dashed(prefix.replace(/\.$/, '')), short);
  }

  const indent = (lines: string[], depth = 1) =>
    lines.map((line) => `${'  '.repeat(depth)}${line}`).join('\n');
  const note = 'Generated from tokens.json by build/tokens.ts. Do not edit.';
  return {
    // Repeated for every theme: a host may compile light-dark() to variables, which resolve where they are declared.
    'tokens.css': `/* ${note} */
:root,
[data-theme] {
${indent(root)}
}
:root,
[data-theme="light"] {
  color-scheme: light;
${indent(light)}
}
[data-theme="dark"] {
  color-scheme: dark;
${indent(dark)}
}
@media (prefers-color-scheme: dark) {
  [data-theme="system"] {
    color-scheme: dark;
${indent(dark, 2)}
  }
}
@media (max-width: 767px) {
  :root,
  [data-theme] {
${indent(narrow, 2)}
  }
}
`,
    'theme.css': `/* ${note} */
@theme inline {
${indent(theme)}
}
`,
    'button.colors.css': `/* ${note} */
${Object.entries(buttons)
  .map(([selector, lines]) => `${selector} {\n${indent(lines)}\n}`)
  .join('\n')}
`,
    'tokens.ts': `// ${note}

/** The names of the design tokens. A colour \`bg-surface\` is the CSS variable \`--bk-bg-surface\`. */
export const tokenNames = {
${Object.entries(names)
  .map(
    ([group, list]) =>
      `  ${group.includes('-') ? `'${group}'` : group}: [\n${list.map((entry) => `    '${entry}',`).join('\n')}\n  ],`,
  )
  .join('\n')}
} as const;

export type TokenGroup = keyof typeof tokenNames;
export type ColorToken = (typeof tokenNames)['color'][number];
export type TypeToken = (typeof tokenNames)['type'][number];
`,
  };
}

export const tokensFolder = new URL('../src/tokens/', import.meta.url);

export async function readTokens(): Promise<unknown> {
  return JSON.parse(await readFile(new URL('tokens.json', tokensFolder), 'utf8'));
}

export async function writeTokens(): Promise<void> {
  const generated = generateTokens(await readTokens());
  for (const [file, text] of Object.entries(generated)) {
    await writeFile(new URL(`generated/${file}`, tokensFolder), text);
  }
}

if (import.meta.main) await writeTokens();
