import type { ChartShape } from './chart.variants.ts';
import type { ChartFrameProps } from './chart-frame.tsx';
import type { ChartValue } from './scale.ts';

export interface ChartPoint {
  key: string;
  /** The point in full: "November 2026". */
  label: string;
  /** What stands under the axis: "Nov". Default: the label. */
  short?: string;
}

export interface ChartSeries {
  key: string;
  label: string;
  /** A value for each point; `null` where it is not known, which is drawn as a gap and never as zero. */
  values: readonly ChartValue[];
}

export interface ChartProps extends ChartFrameProps {
  points: readonly ChartPoint[];
  /** Up to six, the first one at the bottom. */
  series: readonly ChartSeries[];
  /** Names the sum of all series at each point: a line over the drawing, an entry of the legend, a column of the table. */
  net?: string;
  /** Default `columns`. An area of a single point is a column. */
  shape?: ChartShape;
  /** A value as it is read: "₹2,45,878". Default: as the components write numbers. */
  format?: (value: number) => string;
  /** The same at the axis, where room is short. Default: `format`. */
  formatTick?: (value: number) => string;
  /** Shown where no value is known. Zeros are values, and are drawn. */
  empty?: string;
}
