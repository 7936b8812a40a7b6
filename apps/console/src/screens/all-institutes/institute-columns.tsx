import type { Institution } from '@booking/api-client';
import { phoneText } from '@booking/api-client/facts';
import { Avatar, TableCell } from '@booking/ui';
import { fileDay, fileInstant } from '../../csv/file-moments.ts';
import { codeColumn } from '../../institutes/code-column.tsx';
import { countryName } from '../../institutes/countries.ts';
import { StatusCell, SubscriptionLabel, ValidUntil } from '../../institutes/institute-tags.tsx';
import { statusLabels, subscriptionLabels, typeLabels } from '../../institutes/institute-words.ts';
import { stateCode } from '../../institutes/states.ts';
import { planLabel } from '../../labels/plan-labels.ts';
import { extraColumn, momentColumn, numberColumn } from '../../list/columns/simple-columns.tsx';
import type { ListColumn } from '../../list/list-of.ts';

/** Columns that a file has, whichever are shown: those that an import needs, under its headers. */
const imported: ListColumn<Institution>['file'] = {
  Institute: ({ name }) => name,
  Code: ({ code }) => code,
  Template: ({ template }) => template.name,
  Type: ({ type }) => typeLabels[type],
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Street: ({ address }) => address.line1,
  City: ({ address }) => address.city,
  State: ({ address }) => address.state,
  'PIN code': ({ address }) => address.postalCode,
  Country: ({ address }) => countryName(address.country),
};
/** The dot before the name of a plan; all others share a colour. */
const planDots: Readonly<Record<string, string>> = {
  basic: 'bg-bk-chart-4',
  professional: 'bg-bk-chart-3',
  enterprise: 'bg-bk-chart-2',
};

/** Adds no column to a file, which has it already. */
const isInFile = { file: {} };

/** The columns of the list of institutes, as far as the server has data. */
export const instituteColumns: readonly ListColumn<Institution>[] = [
  {
    key: 'name',
    label: 'Institute',
    width: 228,
    sortKey: 'name',
    sortBy: ({ name }) => name.toLowerCase(),
    priority: 'title',
    file: imported,
    cell: ({ name }) => <TableCell media={<Avatar name={name} shape="arch" />}>{name}</TableCell>,
  },
  codeColumn(3, ({ code }) => code),
  {
    key: 'place',
    label: 'Location',
    width: 140,
    priority: 'subtitle',
    rank: 5,
    ...isInFile,
    cell: ({ address: { city, state } }) => (
      <>
        {city}
        {state && (
          <>
            ,{' '}
            <abbr className="no-underline" title={state}>
              {stateCode(state)}
            </abbr>
          </>
        )}
      </>
    ),
  },
  {
    key: 'plan',
    label: 'Plan',
    width: 112,
    rank: 4,
    file: { Plan: ({ currentSubscription: sub }) => sub && planLabel(sub.plan) },
    cell: ({ currentSubscription }) =>
      currentSubscription && (
        <span className="whitespace-nowrap">
          {/* Inline, so that its text is on the baseline of the cells beside it. */}
          <span
            className={`me-2 inline-block size-1.75 rounded-full align-[1px] forced-colors:hidden ${planDots[currentSubscription.plan] ?? 'bg-bk-chart-1'}`}
          />
          {planLabel(currentSubscription.plan)}
        </span>
      ),
  },
  {
    key: 'validUntil',
    label: 'Next date',
    width: 164,
    sortKey: 'currentPeriodEnd',
    sortBy: ({ currentSubscription: sub }) => sub?.currentPeriodEnd,
    orderNames: ['Soonest', 'Latest'],
    rank: 2,
    file: { 'Next date': ({ currentSubscription: sub }) => fileDay(sub?.currentPeriodEnd) },
    cell: ({ currentSubscription }) =>
      currentSubscription && <ValidUntil currentPeriodEnd={currentSubscription.currentPeriodEnd} />,
  },
  {
    key: 'subscription',
    label: 'Subscription',
    width: 108,
    priority: 'extra',
    rank: 6,
    file: {
      Subscription: ({ currentSubscription: sub }) => sub && subscriptionLabels[sub.status].label,
    },
    cell: ({ currentSubscription }) =>
      currentSubscription && <SubscriptionLabel status={currentSubscription.status} />,
  },
  {
    key: 'dueOn',
    label: 'To be paid by',
    width: 168,
    sortKey: 'dueOn',
    sortBy: ({ dueOn }) => dueOn,
    orderNames: ['Soonest', 'Latest'],
    priority: 'extra',
    file: { 'To be paid by': ({ dueOn }) => fileDay(dueOn) },
    cell: ({ dueOn }) => dueOn && <ValidUntil currentPeriodEnd={dueOn} />,
  },
  {
    key: 'status',
    label: 'Status',
    width: 108,
    sortKey: 'status',
    sortBy: ({ status }) => status,
    priority: 'status',
    rank: 1,
    file: {
      Status: ({ status }) => statusLabels[status],
      'Scheduled status': ({ scheduledStatus: next }) => next && statusLabels[next.status],
      'Scheduled for': ({ scheduledStatus: next }) => fileInstant(next?.at ?? null),
    },
    cell: (row) => <StatusCell institute={row} />,
  },
  {
    key: 'owner',
    label: 'Owner',
    priority: 'extra',
    rank: 7,
    file: { Owner: ({ owner }) => owner?.name, 'Owner email': ({ owner }) => owner?.email },
    cell: ({ owner }) => owner?.name,
  },
  momentColumn('lastActivityAt', 'Last activity', {
    orderNames: ['Longest inactive', 'Recently active'],
    rank: 8,
  }),
  momentColumn('createdAt', 'Created', { orderNames: ['Oldest', 'Newest'], rank: 9 }),
  extraColumn('template', 'Template', ({ template }) => template.name, {
    rank: 10,
    ...isInFile,
  }),
  extraColumn('accountManager', 'Account manager', ({ accountManager }) => accountManager?.name),
  extraColumn('type', 'Type', ({ type }) => typeLabels[type], isInFile),
  extraColumn('email', 'Email', ({ email }) => email, isInFile),
  extraColumn('phone', 'Phone', ({ phone }) => phoneText(phone), isInFile),
  extraColumn('street', 'Street', ({ address }) => address.line1, isInFile),
  extraColumn('setup', 'Setup', ({ setup }) => `${setup.percentage}%`),
  numberColumn('users', 'Users', ({ counts }) => counts.users, { priority: 'extra' }),
  extraColumn('country', 'Country', ({ address }) => countryName(address.country), isInFile),
  extraColumn('timezone', 'Time zone', ({ timezone }) => timezone),
  extraColumn('currency', 'Currency', ({ currency }) => currency),
  extraColumn('legalName', 'Legal name', ({ legalName }) => legalName),
  extraColumn('gstin', 'GSTIN', ({ gstin }) => gstin),
  extraColumn('pan', 'PAN', ({ pan }) => pan),
  extraColumn('billingEmail', 'Billing email', ({ billingEmail }) => billingEmail),
  extraColumn('whatsappNumber', 'WhatsApp number', ({ whatsappNumber }) => whatsappNumber),
  extraColumn('website', 'Website', ({ website }) => website),
  extraColumn('tags', 'Tags', ({ tags }) => tags.join(', ')),
  {
    key: 'id',
    label: 'ID',
    width: 220,
    priority: 'extra',
    file: { ID: ({ _id }) => _id },
    cell: ({ _id }) => <code>{_id}</code>,
  },
];
