import type { ChartPoint, ChartSeries } from '../chart/index.ts';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

/** Twelve months to November 2026. */
export const sampleMonths: readonly ChartPoint[] = months.map((short, at) => ({
  key: short,
  shortLabel: short,
  label: `${short} ${at === 0 ? 2025 : 2026}`,
}));

/** Monthly changes of recurring revenue. */
export const sampleMovement: readonly ChartSeries[] = [
  { key: 'new', label: 'New', values: [8, 12, 6, 15, 9, 11, 14, 7, 10, 16, 13, 18].map(thousands) },
  { key: 'more', label: 'Expansion', values: [2, 0, 4, 2, 6, 0, 3, 2, 5, 1, 4, 2].map(thousands) },
  {
    key: 'back',
    label: 'Reactivation',
    values: [0, 1, 0, 2, 0, 0, 1, 0, 2, 0, 1, 1].map(thousands),
  },
  {
    key: 'less',
    label: 'Contraction',
    values: [-1, 0, -2, 0, -1, -3, 0, -1, 0, 0, -2, 0].map(thousands),
  },
  {
    key: 'gone',
    label: 'Churn',
    values: [-2, -3, 0, -4, -1, 0, -6, -2, -1, 0, -3, -2].map(thousands),
  },
];

function thousands(value: number): number {
  return value * 1_000 - (value > 0 ? 1 : 0);
}

export const sampleStatuses: readonly ChartSeries[] = [
  { key: 'active', label: 'Active', values: [62, 66, 70, 74, 79, 82, 88, 90, 93, 97, 101, 104] },
  { key: 'pending', label: 'Pending', values: [8, 6, 9, 7, 8, 6, 5, 9, 8, 6, 7, 9] },
  { key: 'suspended', label: 'Suspended', values: [1, 2, 2, 3, 2, 4, 3, 5, 4, 3, 5, 6] },
  { key: 'inactive', label: 'Inactive', values: [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5] },
  { key: 'closed', label: 'Closed', values: [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4] },
];

export const samplePlans = [
  {
    key: 'standard',
    label: 'Standard',
    description: '52 institutes',
    value: 103_948,
    href: '#standard',
  },
  { key: 'professional', label: 'Professional', description: '24 institutes', value: 95_976 },
  { key: 'basic', label: 'Basic', description: '46 institutes', value: 45_954 },
];

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export const inRupees = (value: number) => rupees.format(value);
