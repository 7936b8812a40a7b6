import type { Institution } from '@booking/api-client';
import { Avatar, CellText, type Column } from '@booking/ui';
import { dayOf, formatDay } from '../../dates/civil-date.ts';
import { StatusTag, SubscriptionTag, ValidUntil } from '../../institutes/institute-tags.tsx';
import { planLabels } from '../../institutes/institute-words.ts';
import { stateCode } from '../../institutes/states.ts';
import { numberFormat } from '../../region/region.ts';

const columns: readonly (Column<Institution> & { readonly from?: number })[] = [
  {
    key: 'name',
    header: 'Institute',
    sortKey: 'name',
    priority: 'title',
    cell: ({ name, code }) => (
      <CellText media={<Avatar name={name} shape="arch" />} aside={code}>
        {name}
      </CellText>
    ),
  },
  {
    key: 'place',
    header: 'Location',
    priority: 'subtitle',
    cell: ({ address: { city, state } }) => (
      <>
        {city}
        {state && (
          <>
            ,{' '}
            <abbr className="ck-abbr" title={state}>
              {stateCode(state)}
            </abbr>
          </>
        )}
      </>
    ),
  },
  {
    key: 'plan',
    header: 'Plan',
    cell: ({ currentSubscription }) =>
      currentSubscription && (
        <span className="ck-plan" data-plan={currentSubscription.plan}>
          {planLabels[currentSubscription.plan]}
        </span>
      ),
  },
  {
    key: 'validUntil',
    header: 'Valid until',
    sortKey: 'currentPeriodEnd',
    cell: ({ currentSubscription }) =>
      currentSubscription && <ValidUntil currentPeriodEnd={currentSubscription.currentPeriodEnd} />,
  },
  {
    key: 'users',
    header: 'Users',
    align: 'end',
    priority: 'extra',
    from: 1200,
    cell: ({ counts }) => numberFormat().format(counts.users),
  },
  {
    key: 'subscription',
    header: 'Subscription',
    priority: 'extra',
    from: 1200,
    cell: ({ currentSubscription }) =>
      currentSubscription && <SubscriptionTag status={currentSubscription.status} />,
  },
  {
    key: 'status',
    header: 'Status',
    sortKey: 'status',
    priority: 'status',
    cell: ({ status }) => <StatusTag status={status} />,
  },
  {
    key: 'createdAt',
    header: 'Created',
    sortKey: 'createdAt',
    priority: 'extra',
    from: 1560,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(dayOf(createdAt))}</time>,
  },
];

/** The columns that a window of so many pixels has room for; the drawer has the rest. */
export function instituteColumns(width: number): readonly Column<Institution>[] {
  return columns.filter(({ from = 0 }) => from <= width);
}
