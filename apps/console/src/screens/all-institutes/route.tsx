import type { FirstData } from '../../data/first-data.ts';
import { instituteRule } from '../../institutes/institute-rule.ts';
import { byAddress } from '../../list/by-address.ts';
import { listQuery, readListState } from '../../list/list-state.ts';
import { currentPreferences } from '../../preferences/use-preference.ts';

export { AllInstitutes as Component } from './all-institutes.tsx';

const firstData: FirstData = (session, params) => {
  const { pageSize } = currentPreferences(session);
  const state = readListState(params, instituteRule, pageSize);
  return [byAddress(session.queries.institution.list)(listQuery(state))];
};

export const handle = { firstData };
