import { TEXT_FLOOR } from '@booking/ui/contrast';
import type { DrawnStatus } from './drawn-status.ts';
import { contrastOf } from './maths/contrast.ts';
import { differenceOf } from './maths/difference.ts';
import { seenAs, type Vision } from './maths/vision.ts';
import { ratioText } from './ratio-text.ts';

/** Two colours closer than this (CIEDE2000) are hard to tell apart at a glance. */
const ALIKE = 5;

/** A fill closer than this to its background can't be seen. */
const SAME = 3;

/** `--bk-bg-surface` of the two themes, on which calendars are drawn. */
const GROUNDS = { light: '#ffffff', dark: '#111a1d' } as const;

const DEFICIENCIES: readonly Exclude<Vision, 'usual'>[] = [
  'protanopia',
  'deuteranopia',
  'tritanopia',
];

const list = new Intl.ListFormat('en-IN');

/** Returns the reasons why statuses are hard to read or to tell apart. */
export function warningsOf(statuses: readonly DrawnStatus[]): readonly string[] {
  return [
    ...statuses.flatMap(unreadable),
    ...statuses.flatMap(invisible),
    ...statuses.flatMap((first, at) =>
      statuses.slice(at + 1).flatMap((second) => alike(first, second)),
    ),
  ];
}

function unreadable({ label, fill }: DrawnStatus): string[] {
  const ratio = contrastOf(fill.hex, fill.textColor);
  if (ratio >= TEXT_FLOOR) return [];
  return [
    `${label}: text on ${fill.name} has a contrast of ${ratioText(ratio)}. It needs ${ratioText(TEXT_FLOOR)}.`,
  ];
}

function invisible({ label, fill }: DrawnStatus): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    apart(fill.hex, GROUNDS[theme], 'usual') < SAME
      ? `${label}: ${fill.name} is the same as the ${theme} background.`
      : [],
  );
}

/** Statuses are told apart by fill and border, so both have to be alike. */
function alike(a: DrawnStatus, b: DrawnStatus): string[] {
  const areAlike = (vision: Vision) =>
    apart(a.fill.hex, b.fill.hex, vision) < ALIKE &&
    apart(a.border.hex, b.border.hex, vision) < ALIKE;
  const both = `${a.label} and ${b.label} look alike`;
  if (areAlike('usual')) return [`${both}.`];
  const visions = DEFICIENCIES.filter(areAlike);
  return visions.length > 0 ? [`${both} with ${list.format(visions)}.`] : [];
}

function apart(a: string, b: string, vision: Vision): number {
  return differenceOf(seenAs(a, vision), seenAs(b, vision));
}
