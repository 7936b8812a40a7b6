/** What the pictures of the features show: invented, and marked so. Words and colours are the console's own. */
import type { MonthCalendarDay } from '@booking/ui/month-calendar';
import type { StatProps } from '@booking/ui/stat';
import type { TagTone } from '@booking/ui/tag';

export const SAMPLE_MONTH = '2026-11-01';
export const SAMPLE_TODAY = '2026-11-21';

const items = {
  renewal: { key: 'renewal', label: '1 renewal', tone: 'info' },
  renewals: { key: 'renewal', label: '3 renewals', tone: 'info' },
  trial: { key: 'trial', label: '1 trial ends', tone: 'warning' },
  live: { key: 'live', label: '1 went live', tone: 'success' },
} as const;

export const sampleMonth: readonly MonthCalendarDay[] = [
  { date: '2026-11-02', items: [items.live] },
  { date: '2026-11-05', items: [items.renewals] },
  { date: '2026-11-10', items: [items.live] },
  { date: '2026-11-13', items: [items.trial] },
  { date: '2026-11-18', items: [items.renewal] },
  { date: '2026-11-21', items: [items.renewals] },
  { date: '2026-11-24', items: [items.trial] },
  { date: '2026-11-27', items: [items.live] },
  { date: '2026-11-30', items: [items.renewals] },
];

export interface SampleHouse {
  name: string;
  place: string;
  status: string;
  tone: TagTone;
}

export const sampleHouses: readonly SampleHouse[] = [
  { name: 'Lake Pichola House', place: 'Udaipur', status: 'Active', tone: 'success' },
  { name: 'Coorg Hill Stay', place: 'Madikeri', status: 'Pending', tone: 'info' },
  { name: 'Backwater Boats', place: 'Kumarakom', status: 'Active', tone: 'success' },
  { name: 'Thar Camp', place: 'Jaisalmer', status: 'Suspended', tone: 'danger' },
];

export const sampleFigures: readonly StatProps[] = [
  {
    label: 'Paying institutes',
    value: '41',
    change: { text: '3', direction: 'up', isGood: true },
    trend: [31, 32, 32, 34, 35, 37, 38, 41],
  },
  {
    label: 'Revenue a month',
    value: '₹1,23,948',
    trend: [72, 80, 78, 91, 99, 104, 118, 124],
  },
  { label: 'Trials that paid', value: '62.5%' },
  { label: 'Renewals in 30 days', value: '14' },
];

/** What the console asks before it suspends a house. */
export const sampleQuestion = {
  title: 'Suspend Thar Camp?',
  text: 'Its 6 users can sign in and read, and change nothing.',
} as const;
