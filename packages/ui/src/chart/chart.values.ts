/** The shapes of a Chart and their use. */
export const chartShapes = {
  columns: 'Amounts per period. Series are stacked; negative values are drawn below zero.',
  area: 'How a whole is divided over time. Series are stacked.',
  line: 'Values that don’t add up.',
} as const;

export type ChartShape = keyof typeof chartShapes;
