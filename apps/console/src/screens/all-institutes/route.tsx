import type { FirstData } from '../../app/prefetch/first-data.ts';
import { listQuery, readListState } from '../../list/list-state.ts';
import { instituteRule } from './institute-rule.ts';

export { AllInstitutes as Component } from './all-institutes.tsx';

const firstData: FirstData = ({ queries }, params) => [
  queries.institution.list(listQuery(readListState(params, instituteRule))),
];

export const handle = { firstData };
