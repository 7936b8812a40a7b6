import { expect, it } from 'vitest';
import { periodOf, statementPresets } from './statement-period.ts';

const TODAY = '2026-11-28';
const asked = (startDate: string, endDate: string) =>
  periodOf(new URLSearchParams({ startDate, endDate }), TODAY);

it('takes the period of the address', () => {
  expect(asked('2026-10-01', '2026-10-31')).toEqual({
    startDate: '2026-10-01',
    endDate: '2026-10-31',
  });
});

it.each([
  ['in the future', '2026-11-01', '2026-11-29'],
  ['of no day', '2026-02-30', '2026-03-31'],
  ['that ends before it starts', '2026-11-02', '2026-11-01'],
  ['of more than a year', '2025-11-01', '2026-11-02'],
])('shows the financial year so far in place of a period %s', (_, startDate, endDate) => {
  expect(asked(startDate, endDate)).toEqual({ startDate: '2026-04-01', endDate: TODAY });
});

it('names periods that end today at the latest', () => {
  const periods = Object.fromEntries(
    statementPresets(TODAY).map(({ label, startDate, endDate }) => [label, [startDate, endDate]]),
  );
  expect(periods).toEqual({
    'This month': ['2026-11-01', TODAY],
    'Last month': ['2026-10-01', '2026-10-31'],
    'This quarter': ['2026-10-01', TODAY],
    'This financial year': ['2026-04-01', TODAY],
    'Last financial year': ['2025-04-01', '2026-03-31'],
  });
});
