import { addDays, daysBetween } from '../../../contract/facts/billing.ts';
import type { ReportSection } from '../../../contract/facts/report.ts';
import { todayOf } from '../../../contract/facts/today.ts';
import { failure } from '../../failure.ts';
import type { InputOf } from '../../resolver.ts';
import { institutionDocument } from '../documents/institution.ts';
import { subscriptionDocument } from '../documents/subscription.ts';
import { byStatusOn, kpisOf } from '../report/kpis.ts';
import { calendarOf, listsOf } from '../report/lists.ts';
import type { Ground, Period } from '../report/period.ts';
import { seriesOf } from '../report/series.ts';
import type { Store } from '../store.ts';
import { type CallsOf, reaches } from '../world-call.ts';

const CURRENCY = 'INR';

export function reportCalls(store: Store): CallsOf<'report'> {
  return {
    superAdmin({ input, caller }) {
      const { timezone = 'Asia/Kolkata', groupBy = 'month', template } = input;
      const institutions = store.institutions
        .all()
        .filter(({ _id }) => reaches(caller, _id))
        .filter(({ templateId }) => template?.includes(templateId) ?? true)
        .map((row) => institutionDocument(store, row, caller));
      const ids = new Set(institutions.map(({ _id }) => _id));
      const subscriptions = store.subscriptions
        .all()
        .filter(({ institutionId }) => ids.has(institutionId))
        .map((row) => subscriptionDocument(store, row, caller));
      const users = store.users
        .all()
        .filter(({ institutionId }) => institutionId !== null && ids.has(institutionId));
      const seesMoney = caller.permissions.has('subscription.read');
      const ground: Ground = {
        institutions,
        subscriptions: seesMoney ? subscriptions : [],
        users,
        today: todayOf('report', store.now(), zoneOf(timezone)),
      };
      const period: Period = { startDate: input.startDate, endDate: input.endDate };
      const comparedWith = comparedPeriod(input, ground.today);
      const wants = (section: ReportSection) => input.sections?.includes(section) ?? true;
      return {
        asOf: store.now().toISOString(),
        period: { ...period, timezone, groupBy },
        comparedWith,
        currency: CURRENCY,
        otherCurrencies: subscriptions.filter(({ currency }) => currency !== CURRENCY).length,
        ...(wants('kpis') && {
          kpis: kpisOf(ground, period, comparedWith),
          byStatus: byStatusOn(ground, period.endDate),
        }),
        ...(wants('series') && { series: seriesOf(ground, period, groupBy) }),
        ...(wants('calendar') && { calendar: calendarOf(ground, period, input) }),
        ...(wants('lists') && { lists: listsOf(ground) }),
      };
    },
  };
}

function zoneOf(timezone: string): string {
  try {
    todayOf('report', new Date(0), timezone);
    return timezone;
  } catch {
    throw failure('INVALID_QUERY');
  }
}

/** The period before of the same length, or the same days of the year before. */
function comparedPeriod(
  { startDate, endDate, compare = 'previous' }: InputOf<'report.superAdmin'>,
  today: string,
): Period | null {
  if (compare === 'none' || startDate > today) return null;
  const days = compare === 'lastYear' ? 365 : daysBetween(startDate, endDate) + 1;
  return { startDate: addDays(startDate, -days), endDate: addDays(endDate, -days) };
}
