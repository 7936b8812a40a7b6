import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { hotelRows, hotelStays } from '../testing/sample-hotel.ts';
import { ResourceTimeline } from './index.ts';

it('tells the host a month of days where there is no layout, once', () => {
  const onVisibleDaysChange = vi.fn();
  render(
    <StrictMode>
      <ResourceTimeline
        label="Stays"
        rows={hotelRows}
        items={hotelStays}
        startDate="2026-03-01"
        endDate="2026-04-30"
        today="2026-03-03"
        onVisibleDaysChange={onVisibleDaysChange}
      />
    </StrictMode>,
  );
  expect(onVisibleDaysChange.mock.calls).toEqual([
    [{ startDate: '2026-03-01', endDate: '2026-03-31', visibleDay: '2026-03-01', isList: false }],
  ]);
});
