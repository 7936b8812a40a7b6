import type { SuperAdminReport } from '@booking/api-client';
import { Badge, Button } from '@booking/ui';
import { type CivilDate, formatDay, formatTime } from '../../dates/shown-date.ts';
import { counted } from './amounts.ts';
import { InstituteRow } from './institute-row.tsx';
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
      {shown.length === 0 && <p className="ck-home-none">No events in this period.</p>}
      {shown.map((day) => (
        <section key={day} className="ck-event-day" aria-labelledby={`events-${day}`}>
          <h3 className="ck-event-date" id={`events-${day}`}>
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
        <div className="ck-event-rest">
          <p className="ck-home-none">
            {counted(missing, 'more event')} {missing === 1 ? 'is' : 'are'} not listed.
            {!onMore && ' Choose a shorter period to see them all.'}
          </p>
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
    <InstituteRow id={institution._id} className="ck-event">
      <span className="ck-event-time">{at === null ? 'All day' : formatTime(at)}</span>
      <span className="ck-home-row-text">
        <span className="ck-home-row-name">{institution.name}</span>
        <span className="ck-home-row-place">{detailOf(event, currency)}</span>
      </span>
      <Badge tone={eventWords[type].tone}>{eventWords[type].label}</Badge>
    </InstituteRow>
  );
}
