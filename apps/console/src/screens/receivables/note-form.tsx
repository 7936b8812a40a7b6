import type { Receivable } from '@booking/api-client';
import { receivableUpdate } from '@booking/api-client/contract/receivable';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { Entity } from '../../entity/entity.ts';
import { day } from '../../entity/form/day-field.tsx';
import { EntityForm } from '../../entity/form/entity-form.tsx';
import type { FormRows } from '../../entity/form/field.ts';
import { money, text } from '../../entity/form/text-fields.tsx';

interface NoteFormProps {
  readonly entity: Entity<Receivable, FilterKeyOf<'receivable'>>;
  readonly part: 'promise' | 'contact';
  readonly stored: Receivable;
  readonly onClosed: () => void;
}

const rows: Readonly<Record<NoteFormProps['part'], FormRows<Receivable>>> = {
  promise: [
    [
      day('promise.day', 'Pays by', { emptyMessage: 'Choose a date.' }),
      money('promise.amount', 'Amount', { emptyMessage: 'Enter an amount.' }),
    ],
    text('promise.note', 'Note', { isOptional: true }),
  ],
  contact: [
    day('contact.day', 'Date', { emptyMessage: 'Choose a date.' }),
    text('contact.note', 'What was said', { hasLines: true, emptyMessage: 'Enter a note.' }),
  ],
};

const nouns = { promise: 'promise', contact: 'last contact' } as const;

/** Form of a note about a debt: a promise to pay, or a contact. */
export default function NoteForm({ entity, part, ...form }: NoteFormProps) {
  const rowLabel = ({ institution }: Receivable) => `${nouns[part]} of ${institution.name}`;
  return (
    <EntityForm
      {...form}
      entity={{ ...entity, name: `${entity.name}-${part}`, rowLabel }}
      rows={rows[part]}
      create={receivableUpdate}
      update={receivableUpdate}
    />
  );
}
