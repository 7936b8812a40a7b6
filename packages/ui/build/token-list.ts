/** Lists the tokens with their values, read from the style sheets that pages load. */
import postcss from 'postcss';
import { darkTheme, generateTokens, readTokens } from './tokens.ts';

export interface TokenValue {
  /** As in the style sheet: `--bk-bg-surface`. */
  readonly variable: string;
  /** The first part of its name: `bg`, `space`, `type`. */
  readonly group: string;
  /** The style sheet that has it. */
  readonly sheet: 'tokens.css' | 'site.css' | 'booking.css';
  readonly light: string;
  /** In the dark theme; the same where the theme changes nothing. */
  readonly dark: string;
  /** Below 768 px, where that is something else. */
  readonly narrow?: string;
}

const scheme = /^light-dark\((.+?\)|transparent|#\w+), (.+)\)$/;

function listOf(sheet: TokenValue['sheet'], css: string): TokenValue[] {
  const values = new Map<string, { light?: string; dark?: string; narrow?: string }>();
  const add = (variable: string, value: object) =>
    values.set(variable, { ...values.get(variable), ...value });
  postcss.parse(css).walkDecls(/^--bk-/, ({ prop, value, parent }) => {
    const rule = parent?.type === 'rule' ? parent : undefined;
    const selector = rule && 'selector' in rule ? String(rule.selector) : '';
    const media = rule?.parent?.type === 'atrule' ? rule.parent.toString() : '';
    const [, light, dark] = scheme.exec(value) ?? [];
    if (media.startsWith('@media (max-width')) add(prop, { narrow: value });
    else if (selector === darkTheme) add(prop, { dark: value });
    else if (media === '') add(prop, { light: light ?? value, ...(dark && { dark }) });
  });
  return [...values].map(([variable, { light = '', dark = light, narrow }]) => ({
    variable,
    group: variable.split('-')[3] ?? '',
    sheet,
    light,
    dark,
    ...(narrow && { narrow }),
  }));
}

/** Every token of the three sheets. */
export async function tokenList(): Promise<TokenValue[]> {
  const generated = generateTokens(await readTokens());
  return [
    ...listOf('tokens.css', generated['tokens.css']),
    ...listOf('site.css', generated['site.css']),
    ...listOf('booking.css', generated['booking.css']),
  ];
}

/** The tokens as a module: `tokenValues['--bk-bg-surface'].light`. */
export function tokenModule(tokens: readonly TokenValue[]): { js: string; types: string } {
  const entries = tokens.map(
    ({ variable, light, dark }) =>
      `  ${JSON.stringify(variable)}: ${JSON.stringify({ light, dark })},`,
  );
  const names = tokens.map(({ variable }) => `  | ${JSON.stringify(variable)}`).join('\n');
  const about = '/** The value of every token in both themes, as CSS. */';
  return {
    js: `${about}\nexport const tokenValues = {\n${entries.join('\n')}\n};\n`,
    types: `/** The name of a CSS variable. */
export type TokenVariable =
${names};
${about}
export declare const tokenValues: Readonly<
  Record<TokenVariable, { readonly light: string; readonly dark: string }>
>;
`,
  };
}
