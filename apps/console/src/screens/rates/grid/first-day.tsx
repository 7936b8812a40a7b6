import type { Rates } from '@booking/api-client';
import { Button, Popover, Skeleton } from '@booking/ui';
import { lazy, Suspense, useState } from 'react';
import { formatDays } from '../../../dates/shown-date.ts';
import { whenOnline } from '../../../loading/when-online.ts';
import type { RateWindow } from './rate-window.ts';

// Most visits stay near today.
const ChooseDay = lazy(whenOnline(() => import('./choose-day.tsx')));

interface FirstDayProps {
  readonly window: RateWindow;
  readonly rates: Pick<Rates, 'today' | 'lastDay'>;
}

/** The days that the grid shows, and the calendar that any other day is chosen from. */
export function FirstDay({ window, rates }: FirstDayProps) {
  const { from, days, show } = window;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      // As wide as the calendar.
      className="w-auto"
      label="First day"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" variant="secondary" color="transparent" icon="calendar-days">
          <span className="tabular-nums" aria-live="polite">
            {formatDays(from, days.at(-1) ?? from, rates.today)}
          </span>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="block" className="h-64 w-64" />}>
        <ChooseDay
          rates={rates}
          value={from}
          onChange={(day) => {
            setIsOpen(false);
            show(day);
          }}
        />
      </Suspense>
    </Popover>
  );
}
