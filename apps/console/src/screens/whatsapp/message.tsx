import type { Institution, Whatsapp } from '@booking/api-client';
import { TEMPLATE_APPROVED } from '@booking/api-client/facts';
import { Badge, TableCell } from '@booking/ui';
import { lazy } from 'react';
import { BULK_MAX } from '../../bulk/run-writes.ts';
import { edit } from '../../entity/actions/edit.ts';
import { remove } from '../../entity/actions/remove.tsx';
import { toggle } from '../../entity/actions/toggle.tsx';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityAction, EntityOf } from '../../entity/entity.ts';
import frontDesk from '../../illustrations/front-desk.svg';
import { optionsOf } from '../../labels/labels.ts';
import { extraColumn, momentColumn, textColumn } from '../../list/columns/simple-columns.tsx';
import type { ListColumn } from '../../list/list-of.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { whenOnline } from '../../loading/when-online.ts';
import { type TemplateWords, wordsOf } from '../../templates/template-words.ts';
import { eventsOf } from '../../whatsapp/events.ts';
import {
  audienceText,
  blockTexts,
  eventLabels,
  statusTones,
  stopLabels,
  whenText,
} from '../../whatsapp/message-words.ts';
import { duplicate } from './duplicate.ts';
import { languageName, providerWord, templateName } from './provider-words.ts';
import { StarterMessages } from './starter-messages.tsx';
import { TemplateStatus, templateStatuses } from './templates/template-status.tsx';

type Key = FilterKeyOf<'whatsapp'>;

const CopyMessages = lazyComponent(() => import('./copy-messages.tsx'));

const nameColumn: ListColumn<Whatsapp> = {
  key: 'name',
  label: 'Message',
  width: 260,
  sortKey: 'name',
  sortBy: ({ name }) => name.toLowerCase(),
  priority: 'title',
  file: { Message: ({ name }) => name },
  cell: ({ name, blocked }) => (
    <TableCell aside={blocked ? blockTexts[blocked.reason] : undefined}>{name}</TableCell>
  ),
};

const otherColumns: readonly ListColumn<Whatsapp>[] = [
  {
    key: 'template',
    label: 'Template',
    width: 220,
    rank: 3,
    file: {
      Template: ({ template }) => template?.name,
      Language: ({ template }) => template && languageName(template.language),
      'Template status': ({ templateStatus }) => templateStatus && providerWord(templateStatus),
    },
    cell: ({ template, templateStatus }) =>
      template && (
        <TableCell aside={<TemplateStatus status={templateStatus} />}>
          {templateName(template)}
        </TableCell>
      ),
  },
  {
    key: 'status',
    label: 'Status',
    rank: 1,
    priority: 'status',
    file: { Status: ({ status }) => status },
    cell: ({ status }) => <Badge tone={statusTones[status]}>{status}</Badge>,
  },
  extraColumn('stopAfter', 'Repeats', ({ stopAfter }) => stopLabels[stopAfter]),
  extraColumn('quietHours', 'Quiet hours', ({ quietHours }) =>
    quietHours ? `${quietHours.start}–${quietHours.end}` : null,
  ),
  momentColumn('updatedAt', 'Updated'),
];

/** The columns in the words of a line of business. */
const columnsOf = (words: TemplateWords): readonly ListColumn<Whatsapp>[] => [
  nameColumn,
  textColumn('event', 'Event', ({ event }) => eventLabels(words)[event], {
    rank: 2,
    sortKey: 'event',
    sortBy: ({ event }) => event,
    priority: 'subtitle',
  }),
  textColumn('when', 'When', whenText, { rank: 4 }),
  textColumn('audience', 'Audience', ({ audience }) => audienceText(audience, words), { rank: 5 }),
  ...otherColumns,
];

/** Why a message can't be activated as it is. */
function blockedReason({ template, templateStatus }: Whatsapp): string | undefined {
  if (!template) return 'Choose a template first.';
  if (templateStatus === null) return 'The provider has no such template.';
  if (templateStatus !== TEMPLATE_APPROVED)
    return `Its template is ${providerWord(templateStatus).toLowerCase()}.`;
  return undefined;
}

const switches = toggle<Whatsapp, Key>('whatsapp.activate').map(
  (action): EntityAction<Whatsapp, Key> =>
    action.key === 'activate' ? { ...action, blockedReason } : action,
);

/** Copies messages to another institute: for users of the platform, who have several. */
const copyTo = (from: string): EntityAction<Whatsapp, Key> => ({
  key: 'copyTo',
  label: 'Copy to institute',
  icon: 'copy',
  call: 'whatsapp.create',
  // The page makes the copies, each from its message.
  most: BULK_MAX,
  runMany: (request, tools) =>
    tools.open((onClosed) => <CopyMessages {...{ request, tools, from, onClosed }} />),
});

/** The messaging actions of an institute (`ENT-08`). @param isPlatform Whether the user works in several institutes. */
export function messagesOf(institute: Institution, isPlatform: boolean): EntityOf<'whatsapp'> {
  const words = wordsOf(institute);
  return {
    group: 'whatsapp',
    name: 'messages',
    title: 'WhatsApp',
    noun: { one: 'message', many: 'messages' },
    rowLabel: ({ name }) => name,
    institution: institute,
    ...(eventsOf(institute).length === 0 && {
      addBlocked: 'WhatsApp messages need the Standard plan.',
    }),
    searchLabel: 'Name, template',
    columns: columnsOf(words),
    defaultSort: 'name',
    filters: () => [
      {
        kind: 'choice',
        key: 'event',
        label: 'Event',
        isPinned: true,
        options: optionsOf(eventLabels(words)),
      },
      {
        kind: 'choice',
        key: 'status',
        label: 'Status',
        isPinned: true,
        options: (['Draft', 'Active', 'Inactive', 'Blocked'] as const).map((value) => ({
          value,
          label: value,
        })),
      },
      {
        kind: 'choice',
        key: 'templateStatus',
        label: 'Template status',
        options: templateStatuses.map((value) => ({ value, label: providerWord(value) })),
      },
    ],
    views: () => [
      { key: 'all', label: 'All', filters: {} },
      { key: 'active', label: 'Active', filters: { status: 'Active' } },
      { key: 'blocked', label: 'Blocked', filters: { status: 'Blocked' } },
    ],
    actions: [
      edit('whatsapp.update'),
      duplicate,
      ...switches,
      ...(isPlatform ? [copyTo(institute._id)] : []),
      remove('whatsapp.remove'),
    ],
    form: lazy(whenOnline(() => import('./form/message-form.tsx'))),
    empty: {
      title: 'No messages yet',
      text: 'Choose a template, who gets it and when.',
      illustration: frontDesk,
      Starters: StarterMessages,
    },
  };
}
