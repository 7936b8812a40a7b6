import type { SuperAdminReport } from '@booking/api-client';
import { Badge, Button } from '@booking/ui';
import { type CivilDate, formatDay, formatTime } from '../../dates/shown-date.ts';
import { counted } from './amounts.ts';
import { InstituteRow, InstituteText } from './institute-row.tsx';
import { Note } from './note.tsx';
import { detailOf, eventWords } from './platform-events.ts';

type Event = NonNullable<SuperAdminReport['calendar']>['events'][number];

export interface EventDaysProps {
  /** Every day of the period (`CAL-03`). Those without events are left out. */
  readonly days: readonly CivilDate[];
  readonly events: readonly Event[];
  /** How many events of the period the server did not list. */
  readonly missing: number;
  readonly currency: string;
  readonly isBusy: boolean;
  /** Lists more of them; undefined where no more can be listed. */
  readonly onMore: (() => void) | undefined;
}

/** The events day by day, in order of time; each opens its institute. */
export function EventDays(props: EventDaysProps) {
  const { days, events, missing, currency, isBusy, onMore } = props;
  const byDay = Map.groupBy(events, ({ date }) => date);
  const shown = days.filter((day) => byDay.has(day));
  return (
    <div aria-busy={isBusy}>
      {shown.length === 0 && <Note>No events in this period.</Note>}
      {shown.map((day) => (
        <section key={day} className="mt-4" aria-labelledby={`events-${day}`}>
          <h3 className="type-label text-bk-secondary print:break-after-avoid" id={`events-${day}`}>
            {formatDay(day)}
          </h3>
          <ol>
            {byDay.get(day)?.map((event, at) => (
              // An institute can have two events of a kind on one day.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is in the order of the response.
              <li key={at}>
                <EventRow event={event} currency={currency} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {missing > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Note>
            {counted(missing, 'more event')} {missing === 1 ? 'is' : 'are'} not listed.
            {!onMore && ' Choose a shorter period to see them all.'}
          </Note>
          {onMore && (
            <Button variant="secondary" size="sm" isLoading={isBusy} onClick={onMore}>
              Show more
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function EventRow({ event, currency }: { readonly event: Event; readonly currency: string }) {
  const { type, institution, at } = event;
  return (
    <InstituteRow id={institution._id}>
      {at !== null && (
        <span className="w-14 flex-none text-bk-secondary tabular-nums">{formatTime(at)}</span>
      )}
      <InstituteText name={institution.name} detail={detailOf(event, currency)} />
      <Badge tone={eventWords[type].tone}>{eventWords[type].label}</Badge>
    </InstituteRow>
  );
}
