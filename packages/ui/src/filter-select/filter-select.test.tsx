import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FilterSelect } from './index.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => warn.mockClear());
afterEach(() => vi.unstubAllEnvs());

const withoutPlan = [
  { value: '', label: 'No plan' },
  { value: 'basic', label: 'Basic' },
];

it('warns once about an option that replaces the one for no filter', () => {
  for (const key of ['first', 'second']) {
    render(<FilterSelect key={key} label="Plan" options={withoutPlan} />);
  }
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/"Plan".*"No plan".*placeholder/)]]);
});

it('does not warn in production, without such an option, or where one is always selected', () => {
  render(<FilterSelect label="Category" options={withoutPlan.slice(1)} />);
  render(<FilterSelect label="Rows" options={withoutPlan} required />);
  vi.stubEnv('NODE_ENV', 'production');
  render(<FilterSelect label="Status" options={withoutPlan} />);
  expect(screen.getAllByRole('combobox')).toHaveLength(3);
  expect(warn).not.toHaveBeenCalled();
});
