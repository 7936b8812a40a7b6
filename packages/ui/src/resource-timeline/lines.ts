import type { Clock } from './clock.ts';
import { EMPTY, type Track, trackOf } from './layout.ts';
import type {
  ResourceTimelineGroup,
  ResourceTimelineItem,
  ResourceTimelineRow,
} from './resource-timeline.types.ts';

interface GroupLine {
  readonly kind: 'group';
  readonly key: string;
  readonly group: ResourceTimelineGroup;
  readonly isFolded: boolean;
}

export interface RowLine {
  readonly kind: 'row';
  readonly key: string;
  readonly row: ResourceTimelineRow;
  readonly track: Track;
}

/** A line of the chart, from top to bottom: the head of a group, or a row that isn't folded away. */
export type Line = GroupLine | RowLine;

export const groupLineKey = (key: string) => `group ${key}`;
export const rowLineKey = (key: string) => `row ${key}`;

type Items = readonly ResourceTimelineItem[];
type Tracks = ReadonlyMap<string, Track>;

/**
 * Returns a layout function for all items. A row whose items are the same objects as before keeps its track, so
 * that it isn't drawn again when another one changes.
 */
export function trackKeeper(clock: Clock): (items: Items) => Tracks {
  let rowsBefore = new Map<string, { readonly items: Items; readonly track: Track }>();
  return (items) => {
    const byRow = new Map<string, ResourceTimelineItem[]>();
    for (const item of items) {
      const others = byRow.get(item.row);
      if (others) others.push(item);
      else byRow.set(item.row, [item]);
    }
    const next: typeof rowsBefore = new Map();
    const tracks = new Map<string, Track>();
    for (const [row, own] of byRow) {
      const before = rowsBefore.get(row);
      const isSame =
        before?.items.length === own.length && own.every((item, at) => item === before.items[at]);
      const track = isSame ? before.track : trackOf(own, clock.minutesOf);
      next.set(row, { items: own, track });
      tracks.set(row, track);
    }
    rowsBefore = next;
    return tracks;
  };
}

export function linesOf(
  rows: readonly ResourceTimelineRow[],
  groups: readonly ResourceTimelineGroup[],
  tracks: Tracks,
  collapsed: readonly string[],
): readonly Line[] {
  const groupKeys = new Set(groups.map(({ key }) => key));
  const byGroup = new Map<string, RowLine[]>();
  for (const row of rows) {
    const group = row.group !== undefined && groupKeys.has(row.group) ? row.group : '';
    const line: RowLine = {
      kind: 'row',
      key: rowLineKey(row.key),
      row,
      track: tracks.get(row.key) ?? EMPTY,
    };
    const others = byGroup.get(group);
    if (others) others.push(line);
    else byGroup.set(group, [line]);
  }
  return [
    ...(byGroup.get('') ?? []),
    ...groups.flatMap((group): Line[] => {
      const isFolded = collapsed.includes(group.key);
      const head: Line = { kind: 'group', key: groupLineKey(group.key), group, isFolded };
      return [head, ...(isFolded ? [] : (byGroup.get(group.key) ?? []))];
    }),
  ];
}

/** The rows that aren't folded away, from top to bottom. */
export interface RowOrder {
  readonly rows: readonly RowLine[];
  /** Returns the place of a row among them; -1 if it is none of them. */
  readonly placeOf: (row: string) => number;
}

export function rowOrderOf(lines: readonly Line[]): RowOrder {
  const rows = lines.filter((line) => line.kind === 'row');
  const places = new Map(rows.map(({ row }, at) => [row.key, at]));
  return { rows, placeOf: (row) => places.get(row) ?? -1 };
}
