import { useRef, useState } from 'react';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { dateRangePickerMessages } from '../calendar/date-range-picker.messages.ts';
import { problemOf, type RangeProblem, type RangeRules } from '../calendar/range-limits.ts';
import { parseDateText } from '../date-picker/date-text.ts';
import type { CivilDate, DateRangeValue } from '../primitives/dates/civil-days.ts';
import { useDraft } from '../primitives/forms/use-draft.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';

/** Shows the form of a date: its day can't be taken for its month. */
const SAMPLE = '2027-03-14';

interface EndOptions {
  readonly end: keyof DateRangeValue;
  /** Visible label of the field. */
  readonly label: string;
  readonly value: DateRangeValue;
  readonly onChange: (value: DateRangeValue) => void;
  readonly rules: RangeRules & { readonly today: CivilDate };
  /** Whether the field can be changed. Otherwise it has no error. */
  readonly isEditable: boolean;
}

/** The text field of one end of a range. The end date also has the errors of the length of the range. */
export function useEnd({ end, label, value, onChange, rules, isEditable }: EndOptions) {
  const days = useMessages('datePicker', datePickerMessages);
  const explain = useExplain();
  const node = useRef<HTMLInputElement>(null);
  const [isFocused, setIsFocused] = useState(false);
  const day = value[end];
  const isEnd = end === 'endDate';
  const lengthProblem = (endDate: CivilDate) =>
    isEnd && value.startDate && endDate
      ? explain(problemOf(value.startDate, endDate, rules), value.startDate)
      : undefined;
  const rangeProblem = isEditable ? lengthProblem(day) : undefined;
  const { draft, problem, type, commit, commitDraft, clear } = useDraft({
    value: day,
    onChange: (next) => onChange({ ...value, [end]: next }),
    input: node,
    isInvalid: rangeProblem !== undefined,
    parse(text) {
      // An end may fall on an unavailable day: its night isn't part of the range.
      const isDateUnavailable = isEnd ? undefined : rules.isDateUnavailable;
      const parsed = parseDateText(text, { ...rules, isDateUnavailable }, days);
      if ('problem' in parsed) return parsed;
      const problem = lengthProblem(parsed.value);
      return problem === undefined ? parsed : { problem };
    },
  });
  return {
    problem: problem ?? rangeProblem,
    commit,
    commitDraft,
    clear,
    input: {
      'aria-label': label,
      // Two fields have one visible label, so an empty one says which it is.
      placeholder: isFocused && isEditable ? days.day(SAMPLE) : label,
      value: draft ?? (day && days.day(day)),
      node,
      onType: type,
      onLeave: commitDraft,
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}

/** Returns a function that explains the problem of a range, and how to fix it. */
function useExplain() {
  const days = useMessages('datePicker', datePickerMessages);
  const messages = useMessages('dateRangePicker', dateRangePickerMessages);
  const number = useNumber();
  return (problem: RangeProblem | undefined, start: CivilDate): string | undefined => {
    switch (problem?.kind) {
      case 'reversed':
        return messages.reversed(days.day(start));
      case 'short':
        return messages.tooShort(problem.nights, number.plain(problem.nights));
      case 'long':
        return messages.tooLong(problem.nights, number.plain(problem.nights));
      case 'unavailable':
        return messages.unavailable;
      default:
        return undefined;
    }
  };
}
