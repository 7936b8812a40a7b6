import type { Clock } from './clock.ts';
import type { Sizes } from './geometry.ts';
import type { Line, RowOrder } from './lines.ts';
import type { ResourceTimelineProps } from './resource-timeline.types.ts';
import type { Changes } from './use-changes.ts';
import type { Names } from './use-names.ts';

/** Props that the grid and its body have in common. */
export interface GridParts
  extends Sizes,
    Pick<ResourceTimelineProps, 'renderRow' | 'renderDayCell' | 'now' | 'timeZone'> {
  lines: readonly Line[];
  /** Indices of the lines, by their keys. */
  indices: ReadonlyMap<string, number>;
  order: RowOrder;
  offsets: readonly number[];
  /** Minutes of a cell. */
  step: number;
  rowHeight: number;
  clock: Clock;
  names: Names;
  today: string;
  closedOn: (minutes: number) => boolean | string | undefined;
  changes: Changes;
  /** Keys of selected items. Undefined where nothing can be selected. */
  selected: ReadonlySet<string> | undefined;
}
