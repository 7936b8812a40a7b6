import type { PartsProps } from '../primitives/react/parts.ts';
import type { ChartShape } from './chart.values.ts';
import type { ChartFrameProps } from './chart-frame.tsx';
import type { ChartValue } from './scale.ts';

export interface ChartPoint {
  key: string;
  /** Full name: "November 2026". */
  label: string;
  /** Label under the axis: "Nov". Default: the label. */
  shortLabel?: string | undefined;
}

export interface ChartSeries {
  key: string;
  label: string;
  /** One value per point; `null` if missing, drawn as a gap and never as zero. */
  values: readonly ChartValue[];
  /** URLs of the rows behind the values, one per point: links in the legend and in the table. */
  hrefs?: readonly (string | undefined)[] | undefined;
}

/** A drawing, or the table of its values. */
export type ChartView = 'chart' | 'table';

/** The parts of `Chart`. */
export type ChartPart =
  | 'head'
  | 'title'
  | 'description'
  | 'error'
  | 'skeleton'
  | 'legend'
  | 'point'
  | 'entry'
  | 'swatch'
  | 'name'
  | 'value'
  | 'link'
  | 'table'
  | 'toggle'
  | 'empty'
  | 'ticks'
  | 'plot'
  | 'reader'
  | 'labels';

export interface ChartProps extends PartsProps<ChartPart>, ChartFrameProps {
  points: readonly ChartPoint[];
  /** Up to six. The first is at the bottom of a stack. */
  series: readonly ChartSeries[];
  /** Names the sum of all series at each point: a line over the drawing, an entry of the legend, a column of the table. */
  net?: string | undefined;
  /** Default `columns`. An area of a single point is a column. */
  shape?: ChartShape | undefined;
  /** Formats a value: "₹2,45,878". Default: the app's number format. */
  format?: ((value: number) => string) | undefined;
  /** Formats a value at the axis, where space is short. Default: `format`. */
  formatTick?: ((value: number) => string) | undefined;
  /** Shown if every value is missing. Zeros are values and are drawn. */
  empty?: string | undefined;
  /** The current view of the values. */
  view?: ChartView | undefined;
  /** The initial view. Default `chart`. */
  defaultView?: ChartView | undefined;
  /** Called by the button and the C key. */
  onViewChange?: ((view: ChartView) => void) | undefined;
}
