'use client';
import { IconButton } from '../icon-button/index.ts';
import type { CivilDate } from '../primitives/civil-days.ts';
import { useWords } from '../words/use-words.ts';
import { datePickerWords } from './date-picker.words.ts';

export interface MonthHeadProps {
  month: CivilDate;
  /** Of the month's name, which names the grid under it. */
  id: string;
  /** Undefined leaves the button out, as between two months that stand side by side. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** Above a month: its name, said when it changes, and the ways to its neighbours. */
export function MonthHead({ month, id, onPrevious, onNext }: MonthHeadProps) {
  const words = useWords('datePicker', datePickerWords);
  return (
    <div className="bk-month-head">
      {onPrevious && (
        <IconButton icon="chevron-left" label={words.previous} size="md" onClick={onPrevious} />
      )}
      <span className="bk-month-name" id={id} aria-live="polite">
        {words.month(month)}
      </span>
      {onNext && <IconButton icon="chevron-right" label={words.next} size="md" onClick={onNext} />}
    </div>
  );
}
