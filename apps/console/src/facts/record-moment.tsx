import { PLATFORM_TIME_ZONE } from '@booking/api-client/facts';
import { TableCell } from '@booking/ui';
import { dayOf, formatDay, formatInstant, formatZonedTime } from '../dates/shown-date.ts';

interface RecordMomentProps {
  /** An instant, in ISO 8601 with `Z`. */
  readonly at: string;
}

/**
 * The time of an event of a record, in the platform's time zone for every viewer, as in filters and exported files;
 * the zone is shown.
 */
export function RecordMoment({ at }: RecordMomentProps) {
  return <time dateTime={at}>{formatInstant(at, PLATFORM_TIME_ZONE)}</time>;
}

/** The same in a table: the day, with the time below it. */
export function RecordMomentCell({ at }: RecordMomentProps) {
  return (
    <TableCell aside={formatZonedTime(at, PLATFORM_TIME_ZONE)}>
      <time dateTime={at}>{formatDay(dayOf(at))}</time>
    </TableCell>
  );
}
