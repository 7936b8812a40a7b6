import { CellText } from '@booking/ui';
import {
  dayOf,
  formatDay,
  formatInstant,
  formatZonedTime,
  PLATFORM_ZONE,
} from '../dates/civil-date.ts';

interface RecordMomentProps {
  /** An instant, in ISO 8601 with `Z`. */
  readonly at: string;
}

/**
 * When something happened to an institute. It is told by the clock of the platform, wherever the reader is, as the filters
 * and the exported files count it; and it says so.
 */
export function RecordMoment({ at }: RecordMomentProps) {
  return <time dateTime={at}>{formatInstant(at, PLATFORM_ZONE)}</time>;
}

/** The same in a table: the day, and the time under it. */
export function RecordMomentCell({ at }: RecordMomentProps) {
  return (
    <CellText aside={formatZonedTime(at, PLATFORM_ZONE)}>
      <time dateTime={at}>{formatDay(dayOf(at))}</time>
    </CellText>
  );
}
