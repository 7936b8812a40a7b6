import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ResourceTimeline } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-03T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Of a month. */
const DAY_WIDTH = 44;

it('is the clock of the time zone of the rows, and moves each minute', () => {
  const { container } = render(
    <ResourceTimeline
      label="Stays"
      rows={[{ key: '101', label: 'Room 101' }]}
      items={[]}
      startDate="2026-03-01"
      endDate="2026-03-31"
      today="2026-03-03"
      timeZone="Asia/Kolkata"
    />,
  );
  const hours = () => {
    const line = container.querySelector<HTMLElement>('[data-part=now]');
    return (Number.parseFloat(line?.style.insetInlineStart ?? '') / DAY_WIDTH - 2) * 24;
  };
  expect(hours()).toBeCloseTo(15.5);
  act(() => {
    vi.advanceTimersByTime(60 * 60_000);
  });
  expect(hours()).toBeCloseTo(16.5);
});
