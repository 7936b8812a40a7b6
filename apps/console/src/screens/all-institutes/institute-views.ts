import type { CivilDate } from '../../dates/civil-date.ts';
import type { InstituteFilterKey } from '../../institutes/institute-rule.ts';
import { type InstituteSet, instituteSets } from '../../institutes/institute-sets.ts';
import type { ListView } from '../../list/list-of.ts';

/** The built-in views of the list. Their dates are relative to `day`. */
export function instituteViews(day: CivilDate): readonly ListView<InstituteFilterKey>[] {
  const view = (key: string, { label, filters }: InstituteSet) => ({
    key,
    label,
    filters: filters(day),
  });
  return [
    { key: 'all', label: 'All', filters: {} },
    view('active', instituteSets.active),
    view('pending', instituteSets.settingUp),
    view('trial', instituteSets.trialsEnding),
    view('renewals', instituteSets.renewals),
    view('pastDue', instituteSets.pastDue),
    view('quiet', instituteSets.quiet),
    view('suspended', instituteSets.suspended),
    view('closed', instituteSets.closed),
  ];
}
