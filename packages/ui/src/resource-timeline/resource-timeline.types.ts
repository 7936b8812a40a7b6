import type { ComponentProps, ReactNode } from 'react';
import type { IconSource } from '../icon/icon.tsx';
import type { CivilDate, DateRangeValue } from '../primitives/dates/civil-days.ts';
import type { TodayOption } from '../primitives/dates/use-days.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import type { Tone } from '../primitives/react/tone-classes.ts';
import type { ChangeResult } from '../primitives/react/use-promised.ts';
import type { ResourceTimelineStatus } from './resource-timeline.variants.ts';

/** A row for something that is booked: a room, a table, a person. */
export interface ResourceTimelineRow {
  key: string;
  /** Its name, for screen readers. Shown too, unless `renderRow` shows something else. */
  label: string;
  /** Key of the group that it stands in. */
  group?: string | undefined;
}

/** Rows that fold together. */
export interface ResourceTimelineGroup {
  key: string;
  label: string;
}

/** An item that spans a time in a row: a stay, a block. Give the same object again while nothing of it changes. */
export interface ResourceTimelineItem {
  key: string;
  /** Key of its row. */
  row: string;
  /** A day, or a day and a time of the wall clock without a zone: `2027-03-02`, `2027-03-02T14:00`. */
  start: string;
  /** Where it ends, which is no part of it: the day of check-out. */
  end: string;
  /** Label that is shown and read: the guest. */
  label: string;
  /** Status of a booking: sets the colours, the pattern of blocked time, and a word of the accessible name. */
  status?: ResourceTimelineStatus | undefined;
  /** Colours of an item without a status. Default `neutral`. */
  tone?: Tone | undefined;
  /** Stripes beside the colour, for an item that differs from others of its status. */
  isStriped?: boolean | undefined;
  icon?: IconSource | undefined;
  /** Shown after the label and read with it: "VIP". */
  note?: string | undefined;
  /** Why it can't be moved or resized. It opens all the same. */
  lockedReason?: string | undefined;
}

/** The smallest step of time: the length of a cell, and the unit that moves snap to. */
export type ResourceTimelineUnit = 'day' | 'half-day' | 'hour';

/** About how much time is in view. */
export type ResourceTimelineZoom = 'day' | 'week' | 'fortnight' | 'month' | 'quarter';

/** The days in view. Those that are seen in part count. */
export interface ResourceTimelineDays extends DateRangeValue {
  /** The first day whose beginning is in view: keep it in `visibleDay`. */
  visibleDay: CivilDate;
  /** Whether a list of one day takes the place of the grid, where `zoom` changes nothing. */
  isList: boolean;
}

/** A time in a row, as an item has it. */
export interface ResourceTimelineSpan {
  row: string;
  start: string;
  end: string;
}

export interface ResourceTimelineChange<T extends ResourceTimelineItem = ResourceTimelineItem>
  extends ResourceTimelineSpan {
  item: T;
}

/** The parts of `ResourceTimeline`. */
export type ResourceTimelinePart =
  | 'body'
  | 'cell'
  | 'column'
  | 'corner'
  | 'day'
  | 'day-cell'
  | 'days'
  | 'draft'
  | 'entry'
  | 'grid'
  | 'head'
  | 'hint'
  | 'item'
  | 'label'
  | 'next'
  | 'note'
  | 'notice'
  | 'now'
  | 'number'
  | 'period'
  | 'period-label'
  | 'previous'
  | 'row'
  | 'row-header'
  | 'shade'
  | 'table'
  | 'weekday';

export interface ResourceTimelineProps<T extends ResourceTimelineItem = ResourceTimelineItem>
  extends PartsProps<ResourceTimelinePart>,
    Omit<ComponentProps<'div'>, 'children' | 'onResize'>,
    TodayOption {
  /** The accessible name of the grid. */
  label: string;
  rows: readonly ResourceTimelineRow[];
  /** In their order. Rows without a group come first. */
  groups?: readonly ResourceTimelineGroup[] | undefined;
  items: readonly T[];
  /** The first day. */
  startDate: CivilDate;
  /** The last day, included. */
  endDate: CivilDate;
  /** Default `day`. */
  unit?: ResourceTimelineUnit | undefined;
  /**
   * How wide a day is: 960, 128, 72, 44 or 14 px, and wider where the whole period fits. Default `month`. While it changes
   * the `visibleDay` that the host keeps stays the first one; without it the day of the focus keeps its place, or the
   * one in the middle.
   */
  zoom?: ResourceTimelineZoom | undefined;
  /**
   * The day that the view begins with; it scrolls there when this changes, unless that day is the first in view. Keep the
   * `visibleDay` of `onVisibleDaysChange` in it, and a button “Today” can set it again and again. Default today, or the
   * first day.
   */
  visibleDay?: CivilDate | undefined;
  /**
   * Called with the first and the last day in view, at first and when they change: to load what is in view, or to name
   * its month. Where a list of one day is shown, all are that day. Set state at once, not in a transition.
   */
  onVisibleDaysChange?: ((days: ResourceTimelineDays) => void) | undefined;
  /** Where the line of the present is: `2027-03-02T14:05`. It moves as this does. Default: the clock of `timeZone`. */
  now?: string | undefined;
  /** The time zone of the rows, by its IANA name: `Asia/Kolkata`. The present is that of its clock. Default: the viewer’s. */
  timeZone?: string | undefined;
  /** Heading above the rows, in the corner: "Rooms". */
  rowsLabel?: string | undefined;
  /** Returns the content at the side of a row. Default its label. Memoise it: a new function draws all rows again. */
  renderRow?: ((row: ResourceTimelineRow) => ReactNode) | undefined;
  /**
   * Returns what a group shows on a day: how many are free, the price. Short text: it is read as it is. Memoise it, and
   * change it when the data changes.
   */
  renderDayCell?: ((group: ResourceTimelineGroup, day: CivilDate) => ReactNode) | undefined;
  /** Whether a day is closed, or why. Nothing may begin there. */
  isDateUnavailable?: ((day: CivilDate) => boolean | string) | undefined;
  /** Keys of folded groups. */
  collapsed?: readonly string[] | undefined;
  defaultCollapsed?: readonly string[] | undefined;
  onCollapsedChange?: ((collapsed: readonly string[]) => void) | undefined;
  /** Keys of selected items. */
  selection?: readonly string[] | undefined;
  defaultSelection?: readonly string[] | undefined;
  /** Called when items are selected, with Ctrl or ⌘ and a click, or Space. Without it and a selection none can be. */
  onSelectionChange?: ((selection: readonly string[]) => void) | undefined;
  /** Overlap of items in one row: they `stack`, or a change that would cause it is refused. Default `stack`. */
  overlap?: 'stack' | 'refuse' | undefined;
  /** Called when an item is opened, by a click or Enter. */
  onItemOpen?: ((item: T) => void) | undefined;
  /**
   * Called when an empty time has been drawn, or chosen with Enter. Add it to `items`. Return `{ refused: reason }` to
   * leave it, or a promise: what was drawn is shown as pending until that settles. Where a form opens, resolve with
   * nothing once the item is added, or with `false` if someone cancels.
   */
  onCreate?: ((span: ResourceTimelineSpan) => ChangeResult) | undefined;
  /**
   * Called when an item has been moved, in its row or to another one. If it is one of several selected ones, `others` are
   * the rest of those in the rows shown, which have moved by as much: make all changes, or refuse all. Return
   * `{ refused: reason }` to leave it, `false` to leave it without a reason, or a promise of these.
   */
  onMove?:
    | ((
        change: ResourceTimelineChange<T>,
        others: readonly ResourceTimelineChange<T>[],
      ) => ChangeResult)
    | undefined;
  /** Called when an item has got another start or end. Return what `onMove` does. */
  onResize?: ((change: ResourceTimelineChange<T>) => ChangeResult) | undefined;
  /** Height of a row, in px. Rows where items stack are several times as high. Default 40. */
  rowHeight?: number | undefined;
  /** Width of the cells beside the rows, in px. Default 200, and at most 40 % of a narrow chart. */
  rowHeaderWidth?: number | undefined;
  /** Data is loading; the shown data may be outdated. Default false. */
  isLoading?: boolean | undefined;
}
