/**
 * Every pair of colours used on each other, with its contrast (WCAG 2.2). The list is built from the semantic names, so
 * that a new status or button colour is checked automatically.
 */
import { contrast, type Rgb, SHAPE_FLOOR, TEXT_FLOOR } from '../src/tokens/contrast.ts';
import { color, type Flat, flatten, resolve } from './token-tree.ts';

export type Theme = 'light' | 'dark';
export type PairGroup = 'Text' | 'Shapes' | 'Status' | 'Chart' | 'Buttons' | 'Site';

interface Pair {
  readonly group: PairGroup;
  readonly name: string;
  readonly foreground: string;
  /** From top to bottom: translucent colours are composited with those after them. */
  readonly background: readonly string[];
  readonly floor: number;
}

export interface MeasuredPair extends Pair {
  readonly theme: Theme;
  readonly ratio: number;
}

const surfaces: ReadonlyArray<[name: string, layers: readonly string[]]> = [
  ['app', ['bg.app']],
  ['surface', ['bg.surface']],
  ['raised', ['bg.raised']],
  ['sunken', ['bg.sunken']],
  ['surface, hovered', ['bg.hover', 'bg.surface']],
  ['selected', ['bg.selected']],
];

const between = (keys: Iterable<string>, pattern: RegExp) => [
  ...new Set([...keys].flatMap((key) => pattern.exec(key)?.[1] ?? [])),
];

/** Returns the pairs for a theme's token names. */
function pairs(keys: readonly string[]): Pair[] {
  const list: Pair[] = [];
  const add = (
    group: PairGroup,
    name: string,
    foreground: string,
    background: string[],
    floor: number,
  ) => list.push({ group, name, foreground, background, floor });

  for (const text of ['primary', 'secondary', 'muted', 'link', 'danger', 'success', 'warning']) {
    for (const [name, layers] of surfaces) {
      add('Text', `${text} on ${name}`, `text.${text}`, [...layers], TEXT_FLOOR);
    }
  }
  add('Text', 'inverse on inverse', 'text.inverse', ['bg.inverse'], TEXT_FLOOR);

  for (const [name, layers] of surfaces) {
    add('Shapes', `focus ring on ${name}`, 'focus.ring', [...layers], SHAPE_FLOOR);
  }
  for (const [name, layers] of surfaces.slice(0, 4)) {
    for (const border of ['control', 'selected', 'danger']) {
      add('Shapes', `${border} border on ${name}`, `border.${border}`, [...layers], SHAPE_FLOOR);
    }
  }

  for (const status of between(keys, /^status\.([\w-]+)\.bg$/)) {
    const own = (part: string) => `status.${status}.${part}`;
    add('Status', `${status} text`, own('text'), [own('bg')], TEXT_FLOOR);
    add('Status', `${status} bar on surface`, own('bar'), ['bg.surface'], SHAPE_FLOOR);
    add('Status', `${status} bar on its own`, own('bar'), [own('bg')], SHAPE_FLOOR);
    if (keys.includes(own('solid'))) {
      add('Status', `${status} on solid`, own('on-solid'), [own('solid')], TEXT_FLOOR);
      add('Status', `${status} solid`, own('solid'), ['bg.surface'], SHAPE_FLOOR);
    }
  }

  for (const series of between(keys, /^chart\.(\d)$/)) {
    add('Chart', `series ${series}`, `chart.${series}`, ['bg.surface'], SHAPE_FLOOR);
  }
  add('Chart', 'axis', 'chart.axis', ['bg.surface'], TEXT_FLOOR);

  for (const button of between(keys, /^button\.(\w+\.(?:primary|secondary))\.bg$/)) {
    const own = (part: string) => `button.${button}.${part}`;
    const name = button.replace('.', ' ');
    for (const state of ['bg', 'hover', 'active']) {
      add('Buttons', `${name}, ${state}`, own('text'), [own(state), 'bg.surface'], TEXT_FLOOR);
    }
    add('Buttons', `${name} on app`, own('text'), [own('bg'), 'bg.app'], TEXT_FLOOR);
    const label = /secondary|orange|transparent/.test(button) ? own('text') : 'button.fill-spinner';
    add('Buttons', `${name}, spinner`, label, [own('bg'), 'bg.surface'], SHAPE_FLOOR);
    if (button.endsWith('.primary') && !button.startsWith('transparent.')) {
      add('Buttons', `${name}, fill`, own('bg'), ['bg.surface'], SHAPE_FLOOR);
      add('Buttons', `${name}, fill on app`, own('bg'), ['bg.app'], SHAPE_FLOOR);
    }
  }

  for (const [name, layers] of [
    ...surfaces,
    ['disabled', ['button.disabled.bg', 'bg.surface']],
  ] as const) {
    add('Buttons', `disabled on ${name}`, 'button.disabled.text', [...layers], TEXT_FLOOR);
  }

  for (const night of ['site.night', 'site.night-2']) {
    add('Site', `text on ${night}`, 'site.on-night', [night], TEXT_FLOOR);
    add('Site', `muted text on ${night}`, 'site.on-night-muted', [night], TEXT_FLOOR);
    add('Site', `lamp ring on ${night}`, 'site.lamp', [night], SHAPE_FLOOR);
    add('Site', `lamp text on ${night}`, 'site.lamp', [night], TEXT_FLOOR);
  }
  for (const paper of ['site.paper', 'site.paper-2']) {
    for (const text of ['site.ink', 'text.secondary', 'text.muted', 'text.link']) {
      add('Site', `${text} on ${paper}`, text, [paper], TEXT_FLOOR);
    }
    add('Site', `focus ring on ${paper}`, 'focus.ring', [paper], SHAPE_FLOOR);
  }
  add('Site', 'light ink on lamp', 'light:site.ink', ['site.lamp'], TEXT_FLOOR);
  return list;
}

/** Converts OKLCH to sRGB, each channel from 0 to 1 in 256 steps. */
function toRgb([lightness, chroma, hue]: readonly [number, number, number]): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const encode = (linear: number) => {
    const value = Math.min(1, Math.max(0, linear));
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255) / 255;
  };
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function paint(flat: Flat, theme: Theme, layers: readonly string[]): Rgb {
  let painted: Rgb = [1, 1, 1];
  for (const layer of [...layers].reverse()) {
    const [, of = theme, name] = /^(?:(light|dark):)?(.+)$/.exec(layer) ?? [];
    const token = flat.get(`theme.${of}.${name}`);
    if (!token) throw new Error(`tokens.json has no theme.${of}.${name}.`);
    const { components, alpha = 1 } = color.parse(resolve(flat, token.$value));
    const [red, green, blue] = toRgb(components);
    const mix = (over: number, under: number) => over * alpha + under * (1 - alpha);
    painted = [mix(red, painted[0]), mix(green, painted[1]), mix(blue, painted[2])];
  }
  return painted;
}

/** Measures every pair in both themes. */
export function measureContrast(source: unknown): MeasuredPair[] {
  const flat = flatten(source);
  return (['light', 'dark'] as const).flatMap((theme) => {
    const prefix = `theme.${theme}.`;
    const keys = [...flat.keys()].flatMap((key) =>
      key.startsWith(prefix) ? key.slice(prefix.length) : [],
    );
    return pairs(keys).map((pair) => {
      const background = paint(flat, theme, pair.background);
      const foreground = paint(flat, theme, [pair.foreground, ...pair.background]);
      return { ...pair, theme, ratio: contrast(foreground, background) };
    });
  });
}
