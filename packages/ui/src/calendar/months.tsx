'use client';
import { useId } from 'react';
import { dateOf } from '../primitives/dates/given-day.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { datePickerMessages } from './date-picker.messages.ts';
import { DayGrid, type DayGridProps } from './day-grid.tsx';
import { MonthHead } from './month-head.tsx';

export interface MonthsProps extends Omit<DayGridProps, 'month' | 'labelledBy'> {
  /** Id of the name of the first month. Default: generated. */
  monthId?: string | undefined;
}

/** The visible months side by side. The month and the year of the first can be chosen. */
export function Months({ monthId, ...grid }: MonthsProps) {
  const part = usePart();
  const messages = useMessages('datePicker', datePickerMessages);
  const ownId = useId();
  const id = monthId ?? ownId;
  const { view, min, max } = grid;
  const { months, show, turn, canTurn } = view;
  const reason = (direction: 1 | -1) => {
    if (canTurn(direction)) return undefined;
    if (direction === 1) return max && messages.tooLate(messages.day(max));
    return min && messages.tooEarly(messages.day(min));
  };
  const last = months.length - 1;
  // The months after the first also end with the bounds.
  const firstMax = dateOf(max)?.subtract({ months: last }).toString();
  return (
    <div className="bk-months" ref={view.root}>
      {months.map((month, at) => {
        const nameId = at === 0 ? id : `${id}-${at}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons stay, and keep focus, while their month changes.
          <div key={at} {...part('month', 'bk-months-month')}>
            <MonthHead
              month={month}
              id={nameId}
              onPrevious={at === 0 ? () => turn(-1) : undefined}
              onNext={at === last ? () => turn(1) : undefined}
              previousReason={reason(-1)}
              nextReason={reason(1)}
              choice={
                at === 0
                  ? { active: month, today: grid.today, min, max: firstMax, onChoose: show }
                  : undefined
              }
            />
            <DayGrid {...grid} month={month} labelledBy={nameId} />
          </div>
        );
      })}
    </div>
  );
}
