import type { Receivable } from '@booking/api-client';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityAction, EntityOf } from '../../entity/entity.ts';
import emptyInstitutes from '../../illustrations/empty-institutes.svg';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { recordPaymentAction, subscriptionActions } from '../../subscriptions/actions/actions.ts';
import type { SubscriptionAction } from '../../subscriptions/actions/subscription-action.ts';
import { receivableColumns } from './receivable-columns.tsx';
import { receivableFilters } from './receivable-filters.ts';

type Action = EntityAction<Receivable, FilterKeyOf<'receivable'>>;

const NoteForm = lazyComponent(() => import('./note-form.tsx'));
const AccountAction = lazyComponent(() => import('./account-action.tsx'));

const note = (
  part: 'promise' | 'contact',
  words: Pick<Action, 'label' | 'icon'> & Partial<Action>,
): Action => ({
  key: part,
  ...words,
  call: 'receivable.update',
  asksFirst: true,
  run: (row, tools) =>
    tools.open((onClosed) => (
      <NoteForm entity={tools.entity} part={part} stored={row} onClosed={onClosed} />
    )),
});

/** An action on the subscription that shows the account. */
const onAccount = (action: SubscriptionAction): Action => ({
  key: action.action,
  label: action.label,
  icon: action.icon,
  ...(action.tone && { tone: action.tone }),
  call: 'subscription.update',
  asksFirst: true,
  run: ({ subscription: id }, tools) =>
    tools.open((onClosed) => <AccountAction id={id} action={action} onClosed={onClosed} />),
});

const writeOff = subscriptionActions.filter(({ action }) => action === 'writeOff');

/** Debt of an institute to the platform. */
export const receivable: EntityOf<'receivable'> = {
  group: 'receivable',
  name: 'receivables',
  title: 'Receivables',
  noun: { one: 'institute', many: 'institutes' },
  rowLabel: ({ institution }) => institution.name,
  searchLabel: 'Name, code, payment reference',
  columns: receivableColumns,
  defaultSort: 'dueSince',
  filters: () => receivableFilters,
  views: () => [
    { key: 'all', label: 'All', filters: {} },
    { key: 'over30', label: 'Over 30 days', filters: { age: 'over30' } },
    { key: 'broken', label: 'Broken promises', filters: { promise: 'Broken' } },
    { key: 'ended', label: 'Ended', filters: { subscriptionStatus: 'Cancelled,Expired' } },
  ],
  actions: [
    note('promise', { label: 'Record promise', icon: 'calendar-check', isFrequent: true }),
    note('contact', { label: 'Record contact', icon: 'phone', isFrequent: true }),
    onAccount(recordPaymentAction),
    ...writeOff.map(onAccount),
  ],
  subtitle: ({ row }) => row.institution.code,
  empty: {
    title: 'Nothing is due',
    text: 'Institutes that owe something are listed here until they have paid.',
    illustration: emptyInstitutes,
  },
};
