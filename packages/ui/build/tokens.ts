/**
 * Reads `src/tokens/tokens.json` (Design Tokens Community Group format) and generates CSS variables, the Tailwind theme
 * and TypeScript names. The results are committed; `tokens.test.ts` regenerates and compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { colorText, colorValue, plainText, shadowText, typeText } from './token-text.ts';
import { type Flat, flatten, type Leaf, resolve } from './token-tree.ts';

/** Groups of the source and their CSS names. Primitive colours stay private to the token file. */
const groups: ReadonlyArray<[prefix: string, cssPrefix: string]> = [
  ['color.brand.', 'brand-'],
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

/**
 * Tokens that modules need as numbers. `constants.ts` exports those that the specification gives, and a test measures
 * each.
 */
const measured: ReadonlySet<string> = new Set([
  'space.4',
  'space.8',
  'size.icon.lg',
  'size.icon.xl',
  'size.toast',
  'size.tooltip',
  'duration.reveal',
  'duration.indicator-delay',
  'zIndex.modal',
  'zIndex.tooltip',
  'breakpoint.sm',
  'breakpoint.md',
  'breakpoint.drag',
  'breakpoint.lg',
  'breakpoint.xl',
]);

/** Tokens of public pages alone: they have a sheet of their own, which other hosts do not load. */
const ofPublicPages = /^(theme\.\w+\.site\.|typography\.(mobile\.)?h[123]$|size\.site-)/;

/** The colours of bookings, for the apps that draw them. */
const ofBookings = /^theme\.\w+\.booking\./;

/** Heights of controls. A finger gets the touch target, whatever the size: one rule for all of them. */
const ofControls = /^size\.(control\.(sm|md|lg)|field)$/;

/** Fills that a light grey spinner would not be seen on; it takes the colour of the label there (`BTN-03`). */
const takesTextSpinner = (hue: string, variant: string | undefined) =>
  variant === 'secondary' || hue === 'orange' || hue === 'transparent';

const dashed = (path: string) => path.replaceAll('.', '-');

/**
 * Also the class that shadcn and next-themes set on the root. It counts as little as `:root`, so that a brand's sheet for
 * `:root` still wins.
 */
export const darkTheme = '[data-theme="dark"],\n:root:where(.dark:not([data-theme]))';

/** Declarations by where they stand. */
class Sheet {
  readonly root: string[] = [];
  readonly light: string[] = [];
  readonly dark: string[] = [];
  readonly narrow: string[] = [];
  readonly coarse: string[] = [];

  /** Repeated for every theme: a host may compile light-dark() to variables, which resolve where they are declared. */
  toString(): string {
    const blocks = [
      rule(':root,\n[data-theme],\n[data-brand]', this.root),
      this.light.length > 0 &&
        `${rule(':root,\n[data-theme="light"],\n[data-theme="system"]', ['color-scheme: light;', ...this.light])}
${rule(darkTheme, ['color-scheme: dark;', ...this.dark])}
@media (prefers-color-scheme: dark) {
${rule('[data-theme="system"]', ['color-scheme: dark;', ...this.dark], 1)}
}`,
      this.narrow.length > 0 &&
        `@media (max-width: 767px) {\n${rule(':root,\n[data-theme],\n[data-brand]', this.narrow, 1)}\n}`,
      this.coarse.length > 0 &&
        `@media (pointer: coarse) {\n${rule(':root,\n[data-theme],\n[data-brand]', this.coarse, 1)}\n}`,
    ];
    return blocks.filter(Boolean).join('\n');
  }
}

/** The namespace of a colour in Tailwind: `bg-bk-app`, not `bg-bg-app`. */
function utilityName(css: string): string {
  const [, family = '', name = ''] = /^(bg|text|border)-(.+)$/.exec(css) ?? [];
  const namespace = { bg: 'background-color', text: 'text-color', border: 'border-color' }[family];
  return namespace ? `${namespace}-bk-${name}` : `color-bk-${css}`;
}

function rule(selector: string, lines: readonly string[], depth = 0): string {
  const indent = '  '.repeat(depth);
  const head = selector.replaceAll('\n', `\n${indent}`);
  return `${indent}${head} {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`;
}

export interface GeneratedTokens {
  readonly 'tokens.css': string;
  readonly 'site.css': string;
  readonly 'booking.css': string;
  readonly 'theme.css': string;
  readonly 'theme.defaults.css': string;
  readonly 'tokens.ts': string;
  readonly 'values.ts': string;
  readonly 'colors.ts': string;
  readonly 'button.colors.css': string;
}

export function generateTokens(source: unknown): GeneratedTokens {
  return new Generator(flatten(source)).files();
}

class Generator {
  private readonly flat: Flat;
  private readonly main = new Sheet();
  private readonly site = new Sheet();
  private readonly booking = new Sheet();
  private readonly theme: string[] = [];
  /** Tailwind's own names, set to ours. */
  private readonly defaults: string[] = [];
  private readonly values: string[] = [];
  private readonly colors: string[] = [];
  private readonly names = new Map<string, string[]>();
  /** Selector → declarations: the class of a button takes the tokens of its colour. */
  private readonly buttons = new Map<string, string[]>();

  constructor(flat: Flat) {
    this.flat = flat;
    for (const [path, token] of flat) this.add(path, token);
  }

  private add(path: string, token: Leaf): void {
    const sheet = ofPublicPages.test(path)
      ? this.site
      : ofBookings.test(path)
        ? this.booking
        : this.main;
    const [, key] = /^theme\.light\.(.+)$/.exec(path) ?? [];
    const [, mobile, style] = /^typography\.(mobile\.)?(.+)$/.exec(path) ?? [];
    if (key !== undefined) this.addThemed(sheet, key, token);
    else if (style !== undefined) this.addType(sheet, dashed(style), token, mobile !== undefined);
    else this.addPlain(sheet, path, token);
  }

  private addThemed(sheet: Sheet, key: string, token: Leaf): void {
    const twin = this.flat.get(`theme.dark.${key}`);
    if (!twin) throw new Error(`The dark theme lacks ${key}.`);
    if (token.$type === 'shadow') {
      const css = dashed(key);
      sheet.light.push(`--bk-${css}: ${shadowText(resolve(this.flat, token.$value))};`);
      sheet.dark.push(`--bk-${css}: ${shadowText(resolve(this.flat, twin.$value))};`);
      this.theme.push(`--shadow-bk-${css.slice('shadow-'.length)}: var(--bk-${css});`);
      this.defaults.push(`--${css}: var(--bk-${css});`);
      return;
    }
    const [day, night] = [token, twin].map((side) => colorValue(this.flat, side.$value));
    const value = day === night ? String(day) : `light-dark(${day}, ${night})`;
    const [, hue, variant, part] = /^button\.(\w+)\.(primary|secondary)\.(\w+)$/.exec(key) ?? [];
    const css = dashed(key).replace('-primary-', key.startsWith('button') ? '-' : '-primary-');
    sheet.root.push(`--bk-${css}: ${value};`);
    this.color(css, value);
    if (sheet === this.main) this.name('color', css);
    if (hue && part) {
      const selector = `.bk-button-${hue}${variant === 'primary' ? '' : '-secondary'}`;
      const lines = this.buttons.get(selector) ?? [];
      lines.push(`--bk-button-${part}: var(--bk-${css});`);
      if (part === 'text' && !takesTextSpinner(hue, variant)) {
        lines.push('--bk-button-spinner: var(--bk-button-fill-spinner);');
      }
      this.buttons.set(selector, lines);
    } else if (sheet === this.main && !key.startsWith('button')) {
      this.theme.push(`--${utilityName(css)}: var(--bk-${css});`);
    }
  }

  private addType(sheet: Sheet, style: string, token: Leaf, mobile: boolean): void {
    const { font, tracking } = typeText(this.flat, token);
    const lines = mobile ? sheet.narrow : sheet.root;
    lines.push(`--bk-type-${style}: ${font};`);
    // Most text is set as the face is drawn.
    if (tracking !== '0') lines.push(`--bk-tracking-${style}: ${tracking};`);
    if (!mobile && sheet === this.main) this.name('type', style);
  }

  private addPlain(sheet: Sheet, path: string, token: Leaf): void {
    const group = groups.find(([prefix]) => path.startsWith(prefix));
    if (!group) return;
    const [prefix, cssPrefix] = group;
    const short = dashed(path.slice(prefix.length));
    const value = token.$type === 'color' ? colorText(token.$value) : plainText(this.flat, token);
    if (prefix === 'breakpoint.') this.defaults.push(`--breakpoint-${short}: ${value};`);
    else sheet.root.push(`--bk-${cssPrefix}${short}: ${value};`);
    if (ofControls.test(path)) {
      sheet.coarse.push(`--bk-${cssPrefix}${short}: var(--bk-size-touch-target);`);
    }
    if (token.$type === 'color') this.color(`${cssPrefix}${short}`, value);
    if (prefix === 'radius.' || prefix === 'font.family.') {
      this.theme.push(`--${cssPrefix}bk-${short}: var(--bk-${cssPrefix}${short});`);
      const own = short === 'text' ? 'sans' : short;
      if (own !== 'display')
        this.defaults.push(`--${cssPrefix}${own}: var(--bk-${cssPrefix}${short});`);
    }
    if (sheet === this.main) {
      this.name(prefix === 'color.brand.' ? 'brand' : dashed(prefix.slice(0, -1)), short);
    }
    const number = /^(\d*\.?\d+)(px|rem|ms)?$/.exec(value)?.[1];
    if (number !== undefined && measured.has(path)) {
      const name = dashed(path).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      this.values.push(`export const ${name} = ${Number(number)};`);
    }
  }

  private color(name: string, value: string): void {
    this.colors.push(`  '${name}': '${value}',`);
  }

  private name(group: string, name: string): void {
    this.names.set(group, [...(this.names.get(group) ?? []), name]);
  }

  files(): GeneratedTokens {
    const note = 'Generated from tokens.json by build/tokens.ts. Do not edit.';
    const lists = [...this.names].map(
      ([group, list]) =>
        `  ${group.includes('-') ? `'${group}'` : group}: [\n${list.map((entry) => `    '${entry}',\n`).join('')}  ],`,
    );
    return {
      'tokens.css': `/* ${note} */\n${this.main}\n`,
      'site.css': `/* ${note} */\n${this.site}\n`,
      'booking.css': `/* ${note} */\n${this.booking}\n`,
      'theme.css': `/* ${note} Adds names with bk- to Tailwind, and changes none of its own. */
${rule('@theme inline', this.theme)}
`,
      'theme.defaults.css': `/* ${note} Sets Tailwind's own radii, shadows, fonts and breakpoints to ours. */
${rule('@theme inline', this.defaults)}
`,
      'button.colors.css': `/* ${note} */
${[...this.buttons].map(([selector, lines]) => rule(selector, lines)).join('\n')}
`,
      'colors.ts': `// ${note}

/** The colours of all tokens, as in the style sheets. */
export const colors: Readonly<Record<string, string>> = {
${this.colors.join('\n')}
};
`,
      'values.ts': `// ${note}\n\n${this.values.join('\n')}\n`,
      'tokens.ts': `// ${note}

/** The names of the design tokens. A colour \`bg-surface\` is the CSS variable \`--bk-bg-surface\`. */
export const tokenNames = {
${lists.join('\n')}
} as const;

export type TokenGroup = keyof typeof tokenNames;
export type ColorToken = (typeof tokenNames)['color'][number];
export type TypeToken = (typeof tokenNames)['type'][number];
`,
    };
  }
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
