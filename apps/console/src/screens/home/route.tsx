import type { User } from '@booking/api-client';
import { viewerToday } from '../../calendar/calendar-state.ts';
import type { FirstData } from '../../data/first-data.ts';
import { shownPeriod } from '../../period/use-period.ts';
import { calendarRange } from './calendar-range.ts';
import { listsQuery, reportQuery } from './use-report.ts';

export { Home as Component } from './home.tsx';

/**
 * All sections, in the order of the page, which the server follows too. Until the user is known, the address and the
 * device decide what is requested; for a user with another zone or home type it is requested again.
 */
export const firstData: FirstData = ({ queries, store }, params) => {
  const { cache, calendar } = store.getState();
  const user = cache.getQueryData<User>(queries.user.me().queryKey);
  // Their home has no report.
  if (user?.institution) return [queries.institution.get(user.institution._id)];
  const today = viewerToday();
  const shown = shownPeriod(params, calendar, user?.homeType ?? null, today);
  const { range } = shown;
  return [
    listsQuery(queries),
    reportQuery(queries, range, 'kpis'),
    reportQuery(queries, range, 'series'),
    reportQuery(queries, calendarRange({ ...shown, today }), 'calendar'),
  ];
};
