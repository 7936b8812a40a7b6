import { SHAPE_FLOOR, TEXT_FLOOR } from './contrast.ts';

export type PairGroup = 'Text' | 'Shapes' | 'Fills' | 'Status' | 'Chart' | 'Buttons' | 'Site';

/** Two colours of which one is used on the other, by the names of their tokens. */
export interface Pair {
  readonly group: PairGroup;
  readonly name: string;
  readonly foreground: string;
  /** From top to bottom: translucent colours are composited with those after them. */
  readonly background: readonly string[];
  readonly floor: number;
}

const surfaces: ReadonlyArray<[name: string, layers: readonly string[]]> = [
  ['app', ['bg-app']],
  ['surface', ['bg-surface']],
  ['raised', ['bg-raised']],
  ['sunken', ['bg-sunken']],
  ['surface, hovered', ['bg-hover', 'bg-surface']],
  ['selected', ['bg-selected']],
  ['surface, pressed', ['bg-pressed', 'bg-surface']],
];

const texts = [
  'primary',
  'secondary',
  'muted',
  'link',
  'link-hover',
  'danger',
  'success',
  'warning',
  'disabled',
];

/**
 * Returns every pair of colours used on each other. The list is built from the names of the tokens, so that a new status
 * or button colour is checked automatically.
 */
export function colorPairs(tokens: readonly string[]): Pair[] {
  const list: Pair[] = [];
  const add = (
    group: PairGroup,
    name: string,
    foreground: string,
    background: readonly string[],
    floor: number,
  ) => list.push({ group, name, foreground, background, floor });
  const between = (pattern: RegExp) => [
    ...new Set(tokens.flatMap((token) => pattern.exec(token)?.[1] ?? [])),
  ];

  for (const text of texts) {
    for (const [name, layers] of surfaces) {
      add('Text', `${text} on ${name}`, `text-${text}`, layers, TEXT_FLOOR);
    }
  }
  add('Text', 'inverse on inverse', 'text-inverse', ['bg-inverse'], TEXT_FLOOR);

  for (const [name, layers] of surfaces) {
    add('Shapes', `focus ring on ${name}`, 'focus-ring', layers, SHAPE_FLOOR);
  }
  for (const [name, layers] of surfaces.slice(0, 4)) {
    for (const border of ['control', 'selected', 'danger']) {
      add('Shapes', `${border} border on ${name}`, `border-${border}`, layers, SHAPE_FLOOR);
    }
  }

  add('Fills', 'text on selected', 'text-on-fill', ['fill-selected'], TEXT_FLOOR);
  add('Fills', 'selected on surface', 'fill-selected', ['bg-surface'], SHAPE_FLOOR);
  add('Fills', 'disabled on sunken', 'fill-disabled', ['bg-sunken'], SHAPE_FLOOR);
  for (const soft of between(/^soft-([\w-]+)-bg$/)) {
    for (const ground of ['bg-surface', 'bg-raised']) {
      const layers = [`soft-${soft}-bg`, ground];
      add('Fills', `${soft} text on soft, ${ground}`, `soft-${soft}-text`, layers, TEXT_FLOOR);
    }
  }

  for (const status of between(/^((?:status|booking)-[\w-]+)-bg$/)) {
    const own = (part: string) => `${status}-${part}`;
    add('Status', `${status} text`, own('text'), [own('bg')], TEXT_FLOOR);
    add('Status', `${status} bar on surface`, own('bar'), ['bg-surface'], SHAPE_FLOOR);
    add('Status', `${status} bar on its own`, own('bar'), [own('bg')], SHAPE_FLOOR);
    if (status !== 'status-neutral' && status.startsWith('status')) {
      add('Status', `number on ${status} bar`, 'text-on-fill', [own('bar')], TEXT_FLOOR);
    }
    if (tokens.includes(own('solid'))) {
      add('Status', `${status} on solid`, own('on-solid'), [own('solid')], TEXT_FLOOR);
      add('Status', `${status} solid`, own('solid'), ['bg-surface'], SHAPE_FLOOR);
    }
  }

  for (const series of between(/^chart-(\d)$/)) {
    add('Chart', `series ${series}`, `chart-${series}`, ['bg-surface'], SHAPE_FLOOR);
  }
  add('Chart', 'axis', 'chart-axis', ['bg-surface'], TEXT_FLOOR);

  for (const button of between(/^button-(?!disabled)([\w-]+)-bg$/)) {
    const own = (part: string) => `button-${button}-${part}`;
    for (const state of ['bg', 'hover', 'active']) {
      add('Buttons', `${button}, ${state}`, own('text'), [own(state), 'bg-surface'], TEXT_FLOOR);
    }
    add('Buttons', `${button} on app`, own('text'), [own('bg'), 'bg-app'], TEXT_FLOOR);
    const isFill = !/secondary|transparent/.test(button);
    const spinner = isFill && button !== 'orange' ? 'button-fill-spinner' : own('text');
    add('Buttons', `${button}, spinner`, spinner, [own('bg'), 'bg-surface'], SHAPE_FLOOR);
    if (isFill) {
      add('Buttons', `${button}, fill`, own('bg'), ['bg-surface'], SHAPE_FLOOR);
      add('Buttons', `${button}, fill on app`, own('bg'), ['bg-app'], SHAPE_FLOOR);
    }
  }
  const disabled: typeof surfaces = [['disabled', ['button-disabled-bg', 'bg-surface']]];
  for (const [name, layers] of [...surfaces, ...disabled]) {
    add('Buttons', `disabled on ${name}`, 'button-disabled-text', layers, TEXT_FLOOR);
  }

  for (const night of between(/^(site-night(?:-\d)?)$/)) {
    add('Site', `text on ${night}`, 'site-on-night', [night], TEXT_FLOOR);
    add('Site', `muted text on ${night}`, 'site-on-night-muted', [night], TEXT_FLOOR);
    add('Site', `lamp text on ${night}`, 'site-lamp', [night], TEXT_FLOOR);
  }
  for (const paper of between(/^(site-paper(?:-\d)?)$/)) {
    for (const text of ['site-ink', 'text-secondary', 'text-muted', 'text-link']) {
      add('Site', `${text} on ${paper}`, text, [paper], TEXT_FLOOR);
    }
    add('Site', `focus ring on ${paper}`, 'focus-ring', [paper], SHAPE_FLOOR);
  }
  if (tokens.includes('site-lamp')) {
    add('Site', 'light ink on lamp', 'light:site-ink', ['site-lamp'], TEXT_FLOOR);
  }
  return list;
}
