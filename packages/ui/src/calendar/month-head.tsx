'use client';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { CivilDate } from '../primitives/dates/civil-days.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { datePickerMessages } from './date-picker.messages.ts';

/** Years that can be chosen around today's, where `min` and `max` don't say: a date of birth has a `min`. */
const YEARS_BEFORE = 11;
const YEARS_AFTER = 9;

const yearOf = (day: CivilDate) => Number(day.slice(0, 4));
const monthOf = (day: CivilDate) => Number(day.slice(5, 7));
const firstOf = (year: number, month: number): CivilDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;

export interface MonthHeadProps {
  month: CivilDate;
  /** Id of the month's name, which labels the grid below. */
  id: string;
  /** Undefined omits the button, as between two months side by side. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Why there is no earlier or later month to show. */
  previousReason?: string | undefined;
  nextReason?: string | undefined;
  /** Lets people choose the month and the year. */
  choice?: MonthChoiceProps | undefined;
}

/** The name of a month, announced on change, with previous and next buttons. */
export function MonthHead({
  month,
  id,
  onPrevious,
  onNext,
  previousReason,
  nextReason,
  choice,
}: MonthHeadProps) {
  const part = usePart();
  const messages = useMessages('datePicker', datePickerMessages);
  const Name = choice ? VisuallyHidden : 'span';
  return (
    <div {...part('head', 'bk-month-head')}>
      {onPrevious && (
        <IconButton
          {...part('previous', 'bk-month-step')}
          icon="chevron-left"
          label={messages.previous}
          size="md"
          disabledReason={previousReason}
          onClick={onPrevious}
        />
      )}
      <div {...part('month-name', 'bk-month-name')}>
        <Name id={id} aria-live="polite">
          {messages.month(month)}
        </Name>
        {choice && <MonthChoice {...choice} />}
      </div>
      {onNext && (
        <IconButton
          {...part('next', 'bk-month-step')}
          icon="chevron-right"
          label={messages.next}
          size="md"
          disabledReason={nextReason}
          onClick={onNext}
        />
      )}
    </div>
  );
}

export interface MonthChoiceProps {
  /** Any day in the chosen month. */
  active: CivilDate;
  today: CivilDate;
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** Called with the first day of the chosen month. */
  onChoose: (month: CivilDate) => void;
}

function MonthChoice({ active, today, min, max, onChoose }: MonthChoiceProps) {
  const part = usePart();
  const messages = useMessages('datePicker', datePickerMessages);
  const [year, month] = [yearOf(active), monthOf(active)];
  const first = Math.min(year, min ? yearOf(min) : yearOf(today || active) - YEARS_BEFORE);
  const last = Math.max(year, max ? yearOf(max) : yearOf(today || active) + YEARS_AFTER);
  const isOut = (day: CivilDate) =>
    (min !== undefined && day.slice(0, 7) < min.slice(0, 7)) ||
    (max !== undefined && day.slice(0, 7) > max.slice(0, 7));
  return (
    <>
      <span {...part('choice', 'bk-month-choice')}>
        <select
          {...part('month-select')}
          aria-label={messages.monthLabel}
          value={month}
          onChange={({ target }) => onChoose(firstOf(year, Number(target.value)))}
        >
          {Array.from({ length: 12 }, (_, at) => firstOf(year, at + 1)).map((day) => (
            <option key={day} value={monthOf(day)} disabled={isOut(day)}>
              {messages.monthName(day)}
            </option>
          ))}
        </select>
        <Icon {...part('arrow', 'bk-month-arrow')} name="chevron-down" size="xs" />
      </span>
      <span {...part('choice', 'bk-month-choice')}>
        <select
          {...part('year-select')}
          aria-label={messages.yearLabel}
          value={year}
          onChange={({ target }) => onChoose(firstOf(Number(target.value), month))}
        >
          {Array.from({ length: last - first + 1 }, (_, at) => first + at).map((listedYear) => (
            <option key={listedYear} value={listedYear}>
              {messages.year(firstOf(listedYear, 1))}
            </option>
          ))}
        </select>
        <Icon {...part('arrow', 'bk-month-arrow')} name="chevron-down" size="xs" />
      </span>
    </>
  );
}
