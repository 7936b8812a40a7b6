import type { ChoiceOption } from '../combobox/index.ts';
import type { IconSource } from '../icon/index.ts';
import type { CivilDate } from '../primitives/dates/civil-days.ts';
import type { TodayOption } from '../primitives/dates/use-days.ts';

interface FilterBase {
  /** Unique in the bar. */
  key: string;
  /** Name of the filtered field: "Plan". */
  label: string;
  icon?: IconSource | undefined;
  /** Always shows its chip. Other filters are added with "Filter" and removed when cleared. */
  isPinned?: boolean | undefined;
}

/** Matches any of the selected values. */
export interface ChoiceFilter extends FilterBase {
  kind: 'choice';
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  options: readonly ChoiceOption[];
}

/** Matches any of the entered values, with suggestions, for fields with too many values to list. */
export interface TextFilter extends FilterBase {
  kind: 'text';
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Returns suggestions for a text; for the empty string, likely ones. Called 300 ms after the last keystroke. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
}

/** First and last day, inclusive. Either may be omitted. */
export interface DaysValue {
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
}

/** A date range. */
export interface DaysFilter extends FilterBase, TodayOption {
  kind: 'days';
  value: DaysValue;
  onChange: (value: DaysValue) => void;
  /** Named ranges above the fields. */
  presets?: readonly (DaysValue & { label: string })[] | undefined;
}

/** A single date. Say in the label what it limits: "Created before", "No activity since". */
export interface DayFilter extends FilterBase, TodayOption {
  kind: 'day';
  /** The empty string if not filtering. */
  value: CivilDate;
  onChange: (value: CivilDate) => void;
  /** Named dates above the field. */
  presets?: readonly { label: string; day: CivilDate }[] | undefined;
}

export type Filter = ChoiceFilter | TextFilter | DaysFilter | DayFilter;
