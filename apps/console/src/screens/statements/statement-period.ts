import type { StatementQuery } from '@booking/api-client';
import { addMonths, daysBetween, STATEMENT_DAYS_MAX } from '@booking/api-client/facts';
import type { DateRangePreset } from '@booking/ui';
import { isCivilDate } from '../../calendar/date-range.ts';
import { type Preset, presetRange, presets } from '../../calendar/presets.ts';
import type { CivilDate } from '../../dates/shown-date.ts';

/** The period of an address; without one that a statement can be of, the financial year so far. */
export function periodOf(params: URLSearchParams, today: CivilDate): StatementQuery {
  const startDate = params.get('startDate');
  const endDate = params.get('endDate');
  const isPeriod =
    isCivilDate(startDate) &&
    isCivilDate(endDate) &&
    startDate <= endDate &&
    endDate <= today &&
    daysBetween(startDate, endDate) < STATEMENT_DAYS_MAX;
  return isPeriod ? { startDate, endDate } : soFar('thisFinancialYear', today);
}

const NAMED = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisFinancialYear'] as const;

/** Periods with a name. */
export function statementPresets(today: CivilDate): readonly DateRangePreset[] {
  const { startDate } = presetRange('thisFinancialYear', today);
  const last = presetRange('thisFinancialYear', addMonths(startDate, -1));
  return [
    ...NAMED.map((key) => ({ key, label: presets[key], ...soFar(key, today) })),
    {
      ...{ key: 'lastFinancialYear', label: 'Last financial year' },
      ...{ startDate: last.startDate, endDate: last.endDate },
    },
  ];
}

/** No further than today: later balances aren’t known. */
function soFar(preset: Preset, today: CivilDate): StatementQuery {
  const { startDate, endDate } = presetRange(preset, today);
  return { startDate, endDate: endDate < today ? endDate : today };
}
