import type { MessageTemplates, Whatsapp } from '@booking/api-client';
import { whatsappCreate, whatsappUpdate } from '@booking/api-client/contract/whatsapp';
import type { MessageEvent } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import type { EntityFormProps } from '../../../entity/entity.ts';
import { choice, several } from '../../../entity/form/choice-fields.tsx';
import { EntityForm } from '../../../entity/form/entity-form.tsx';
import type { Field, FormRows } from '../../../entity/form/field.ts';
import { number, text } from '../../../entity/form/text-fields.tsx';
import { useCategories } from '../../../entity/use-categories.ts';
import { optionOf, optionsOf } from '../../../labels/labels.ts';
import { wholeList } from '../../../list/whole-list.ts';
import { useTemplateRoles } from '../../../roles/use-roles.ts';
import { useReads } from '../../../session/session-context.ts';
import { type TemplateWords, wordsOf } from '../../../templates/template-words.ts';
import { eventsOf } from '../../../whatsapp/events.ts';
import {
  eventLabels,
  paymentLabels,
  stopLabels,
  triggerLabels,
} from '../../../whatsapp/message-words.ts';
import { useTemplates } from '../templates/use-templates.ts';
import { audienceField } from './audience-field.tsx';
import { templateField } from './template-field.tsx';
import { offsetField, quietHoursField, sendAtField } from './timing-fields.tsx';
import { variablesField, variablesRule } from './variables-field.tsx';

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** Several of some records; no field where there are none. */
const someOf = (path: string, label: string, records: readonly Named[]): Field<Whatsapp>[] =>
  records.length > 0 ? [several(path, label, records.map(optionOf), { isOptional: true })] : [];

/** The form in its order. */
const rowsOf = (
  events: readonly MessageEvent[],
  templates: MessageTemplates['templates'],
  sources: readonly Named[],
  categories: readonly Named[],
  roles: readonly string[] | undefined,
  words: TemplateWords,
): FormRows<Whatsapp> => [
  text('name', 'Name', { emptyMessage: 'Enter a name.' }),
  {
    legend: 'When',
    rows: [
      [
        choice(
          'event',
          'Event',
          events.map((value) => ({ value, label: eventLabels(words)[value] })),
        ),
        choice('trigger', 'Send', optionsOf(triggerLabels)),
      ],
      offsetField,
      sendAtField,
      [quietHoursField, choice('stopAfter', 'Repeats', optionsOf(stopLabels))],
    ],
  },
  { legend: 'Audience', rows: [audienceField(words, roles)] },
  {
    legend: 'What',
    rows: [templateField(templates), variablesField(templates, words)],
  },
  {
    legend: 'Conditions',
    note: 'Leave these empty to send it for every booking.',
    rows: [
      number('conditions.minNights', `Minimum ${words.span.many}`, { isOptional: true, min: 1 }),
      several('conditions.paymentStatus', 'Payment', optionsOf(paymentLabels), {
        isOptional: true,
      }),
      ...someOf('conditions.categories', 'Categories', categories),
      ...someOf('conditions.sources', 'Booked through', sources),
    ],
  },
];

/** The form of a message. */
export default function MessageForm(props: EntityFormProps<Whatsapp, FilterKeyOf<'whatsapp'>>) {
  const { instituteId = '' } = useParams();
  const reads = useReads();
  const institute = useQuery(reads.institution.get(instituteId));
  const templates = useTemplates(instituteId);
  const sources = useQuery(wholeList((paging) => reads.ota.list({ ...paging, isActive: true })));
  const categories = useCategories(instituteId);
  const roles = useTemplateRoles(institute.data?.template._id ?? '');
  const { stored } = props;
  const open = institute.data ? eventsOf(institute.data) : [];
  // A stored event stays, also where the plan no longer includes it.
  const events = stored && !open.includes(stored.event) ? [...open, stored.event] : open;
  const all = templates.data?.templates ?? [];
  return (
    <EntityForm
      {...props}
      needs={[institute, templates]}
      waitsFor={[sources, categories, roles]}
      rows={rowsOf(
        events,
        all,
        sources.data?.items ?? [],
        categories.data ?? [],
        roles.data?.items.map(({ role }) => role),
        wordsOf(institute.data),
      )}
      create={whatsappCreate}
      update={whatsappUpdate}
      completed={(body) => ({ ...body, institution: instituteId })}
      rules={(values) => variablesRule(all, values)}
      addedText={({ name }) => `${name} added as a draft.`}
    />
  );
}
