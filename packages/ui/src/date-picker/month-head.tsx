'use client';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { CivilDate } from '../primitives/civil-days.ts';
import { datePickerMessages } from './date-picker.messages.ts';

export interface MonthHeadProps {
  month: CivilDate;
  /** Id of the month's name, which labels the grid below. */
  id: string;
  /** Undefined omits the button, as between two months side by side. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The name of a month, announced on change, with previous and next buttons. */
export function MonthHead({ month, id, onPrevious, onNext }: MonthHeadProps) {
  const messages = useMessages('datePicker', datePickerMessages);
  return (
    <div className="bk-month-head">
      {onPrevious && (
        <IconButton icon="chevron-left" label={messages.previous} size="md" onClick={onPrevious} />
      )}
      <span className="bk-month-name" id={id} aria-live="polite">
        {messages.month(month)}
      </span>
      {onNext && (
        <IconButton icon="chevron-right" label={messages.next} size="md" onClick={onNext} />
      )}
    </div>
  );
}
