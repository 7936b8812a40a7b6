import type { BankLine } from '@booking/api-client';
import { BANK_CURRENCY, type BankLineStatus } from '@booking/api-client/facts';
import { Badge, notify, TableCell } from '@booking/ui';
import { fileDay } from '../../csv/file-moments.ts';
import { formatDay } from '../../dates/shown-date.ts';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityAction, EntityOf } from '../../entity/entity.ts';
import emptyInstitutes from '../../illustrations/empty-institutes.svg';
import { optionsOf } from '../../labels/labels.ts';
import { textColumn } from '../../list/columns/simple-columns.tsx';
import type { ListColumn } from '../../list/list-of.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { moneyText } from '../../region/money.ts';
import { matchText } from './bank/match-text.ts';

const SettleLine = lazyComponent(() => import('./bank/settle-line.tsx'));

const statusLabels: Readonly<Record<BankLineStatus, string>> = {
  Open: 'Open',
  Recorded: 'Recorded',
  Dismissed: 'Dismissed',
};
const statusColors = { Open: 'orange', Recorded: 'green', Dismissed: 'grey' } as const;

/** Returns the institute that paid it, or may have. */
const payerOf = ({ institution, matches }: BankLine) => institution ?? matches[0]?.institution;

const columns: readonly ListColumn<BankLine>[] = [
  {
    key: 'text',
    label: 'Line',
    width: 280,
    priority: 'title',
    file: { Line: ({ text }) => text, Reference: ({ reference }) => reference },
    cell: ({ text, reference }) => <TableCell aside={reference}>{text}</TableCell>,
  },
  {
    key: 'amount',
    label: 'Amount',
    width: 116,
    align: 'end',
    rank: 1,
    priority: 'subtitle',
    sortKey: 'amount',
    sortBy: ({ amount }) => amount.toFixed(2).padStart(14, '0'),
    orderNames: ['Lowest', 'Highest'],
    file: { Amount: ({ amount }) => amount },
    cell: ({ amount }) => moneyText(amount, BANK_CURRENCY),
  },
  {
    key: 'day',
    label: 'Date',
    width: 112,
    rank: 4,
    sortKey: 'day',
    sortBy: ({ day }) => day,
    orderNames: ['Oldest', 'Newest'],
    file: { Date: ({ day }) => fileDay(day) },
    cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time>,
  },
  {
    key: 'institution',
    label: 'Institute',
    width: 224,
    rank: 2,
    file: {
      Institute: (row) => payerOf(row)?.name,
      Code: (row) => payerOf(row)?.code,
    },
    cell: (row) => {
      const [match] = row.matches;
      return (
        <TableCell
          aside={row.recordedPayment ? 'Reference already recorded' : match && matchText(match)}
        >
          {payerOf(row)?.name ?? '–'}
        </TableCell>
      );
    },
  },
  {
    key: 'status',
    label: 'Status',
    width: 108,
    rank: 3,
    priority: 'status',
    file: { Status: ({ status }) => statusLabels[status] },
    cell: ({ status }) => <Badge color={statusColors[status]}>{statusLabels[status]}</Badge>,
  },
  textColumn('note', 'Reason', ({ note }) => note, { priority: 'extra' }),
];

type Action = EntityAction<BankLine, FilterKeyOf<'bankLine'>>;

const isOpen = ({ status }: BankLine) => status === 'Open';

const settle = (as: 'payment' | 'other', words: Pick<Action, 'label' | 'icon'>): Action => ({
  key: as,
  ...words,
  call: 'bankLine.update',
  isFor: isOpen,
  isFrequent: as === 'payment',
  asksFirst: true,
  run: (line, tools) =>
    tools.open((onClosed) => <SettleLine line={line} as={as} onClosed={onClosed} />),
});

/** Incoming payments on the platform's bank account. */
export const bankLine: EntityOf<'bankLine'> = {
  group: 'bankLine',
  name: 'bank-lines',
  title: 'Bank statement',
  noun: { one: 'line', many: 'lines' },
  rowLabel: ({ text }) => text,
  searchLabel: 'Description, reference',
  columns,
  defaultSort: '-day',
  filters: () => [
    {
      kind: 'choice',
      key: 'status',
      label: 'Status',
      icon: 'circle-dot-dashed',
      isPinned: true,
      options: optionsOf(statusLabels),
    },
    { kind: 'days', label: 'Date', from: 'day[gte]', to: 'day[lte]', takes: 'day' },
  ],
  views: () => [
    { key: 'open', label: 'Open', filters: { status: 'Open' } },
    { key: 'all', label: 'All', filters: {} },
  ],
  actions: [
    settle('payment', { label: 'Record payment', icon: 'indian-rupee' }),
    settle('other', { label: 'Dismiss line', icon: 'ban' }),
    {
      key: 'reopen',
      label: 'Reopen',
      icon: 'undo-2',
      call: 'bankLine.update',
      isFor: ({ status }) => status === 'Dismissed',
      run: ({ _id, __v }, { calls, saved }) =>
        void calls
          .update(_id, { action: 'reopen', __v })
          .then((row) => saved('update', row))
          .catch((error: unknown) => notify.error(messageOf(error))),
    },
  ],
  empty: {
    title: 'No lines yet',
    text: 'Upload a statement of your bank, and record what came in as payments.',
    illustration: emptyInstitutes,
  },
};
