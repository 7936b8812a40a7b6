import type { Meta } from '@storybook/react-vite';
import { type Chart, chartShapes } from '../chart/index.ts';
import { inRupees, sampleMonths, sampleMovement } from './sample-charts.ts';

/** The meta that all files of these stories share. */
export const chartStories = {
  args: {
    title: 'Recurring revenue by month',
    description: 'Up ₹18,997 in November.',
    points: sampleMonths,
    series: sampleMovement,
    format: inRupees,
  },
  argTypes: { shape: { control: 'inline-radio', options: Object.keys(chartShapes) } },
} satisfies Meta<typeof Chart>;
