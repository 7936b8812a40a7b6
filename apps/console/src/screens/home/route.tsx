import type { User } from '@booking/api-client';
import { viewerToday } from '../../calendar/calendar-state.ts';
import type { FirstData } from '../../data/first-data.ts';
import { shownPeriod } from '../../period/use-period.ts';
import { reportQuery } from './use-report.ts';

export { Home as Component } from './home.tsx';

/** The figures and the calendar stand first on the page. */
const firstData: FirstData = ({ queries, store }, params) => {
  const { cache, calendar } = store.getState();
  const user = cache.getQueryData<User>(queries.user.me().queryKey);
  const { range } = shownPeriod(params, calendar, user?.homeType ?? null, viewerToday());
  return [reportQuery(queries, range, 'kpis'), reportQuery(queries, range, 'calendar')];
};

export const handle = { firstData };
