/** The shapes of a Chart and their use. */
export const chartShapes = {
  columns:
    'What happened in each step; several series stand on each other, and values below zero hang under it.',
  area: 'How a whole was divided over time; the series lie on each other.',
  line: 'How values moved that do not add up.',
} as const;

export type ChartShape = keyof typeof chartShapes;
