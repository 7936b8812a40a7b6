export { type BarItem, BarList, type BarListPart, type BarListProps } from './bar-list.tsx';
export { Chart } from './chart.tsx';
export type { ChartPart, ChartPoint, ChartProps, ChartSeries, ChartView } from './chart.types.ts';
export { type ChartShape, chartShapes } from './chart.values.ts';
