import type { IconName } from '../icon/index.ts';
import type { CivilDate } from '../primitives/civil-days.ts';

interface FilterBase {
  /** One of its kind in a bar. */
  key: string;
  /** What is filtered by: "Plan". */
  label: string;
  icon?: IconName;
  /** Has its chip always. The others come by "Filter", and go when they are cleared. */
  isPinned?: boolean;
}

export interface FilterOption {
  value: string;
  label: string;
}

/** Any of some values. */
export interface ChoiceFilter extends FilterBase {
  kind: 'choice';
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  options: readonly FilterOption[];
}

/** Any of some values that are too many to list: the reader writes, and is offered what there is. */
export interface TextFilter extends FilterBase {
  kind: 'text';
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** What to offer for a text; for the empty one, what is likely. Asked 300 ms after the last keystroke. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
}

/** From a day to a day, both counted. Either may be open. */
export interface DaysValue {
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
}

/** A range of days. */
export interface DaysFilter extends FilterBase {
  kind: 'days';
  value: DaysValue;
  onChange: (value: DaysValue) => void;
  /** The day that it is for the reader: the component knows of no zone. */
  today: CivilDate;
  /** Ranges by name, above the fields. */
  presets?: readonly (DaysValue & { label: string })[];
}

/** One day: the label says what it bounds, as "Created before" or "No activity since". */
export interface DayFilter extends FilterBase {
  kind: 'day';
  /** The empty string filters nothing. */
  value: CivilDate;
  onChange: (value: CivilDate) => void;
  /** The day that it is for the reader. */
  today: CivilDate;
  /** Days by name, above the field. */
  presets?: readonly { label: string; day: CivilDate }[];
}

export type Filter = ChoiceFilter | TextFilter | DaysFilter | DayFilter;
