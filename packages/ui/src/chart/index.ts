export { type BarItem, BarList, type BarListProps } from './bar-list.tsx';
export { Chart, type ChartPoint, type ChartProps, type ChartSeries } from './chart.tsx';
export { type ChartShape, chartShapes } from './chart.variants.ts';
