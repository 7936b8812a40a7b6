import type { Institution, Template } from '@booking/api-client';
import { institutionCreate, institutionUpdate } from '@booking/api-client/contract/institution';
import { NOT_AVAILABLE } from '@booking/content/templates';
import { useQuery } from '@tanstack/react-query';
import type { EntityFormProps } from '../../../entity/entity.ts';
import { choice, reference } from '../../../entity/form/choice-fields.tsx';
import { EntityForm } from '../../../entity/form/entity-form.tsx';
import type { FormRows } from '../../../entity/form/field.ts';
import { phone, text } from '../../../entity/form/text-fields.tsx';
import { countries, countryName } from '../../../institutes/countries.ts';
import type { InstituteFilterKey } from '../../../institutes/institute-sets.ts';
import { typeLabels } from '../../../institutes/institute-words.ts';
import { optionsOf } from '../../../labels/labels.ts';
import { useReads } from '../../../session/session-context.ts';
import { NameControl, StateControl } from './institute-controls.tsx';

const fixedOnceLive = ({ status }: Institution) =>
  status === 'Pending' ? undefined : 'Can’t be changed after the institute goes live.';

/** Unavailable templates are listed but can't be chosen (`SHELL-10`). */
const templateOption = ({ _id, name, isAvailable }: Template) => ({
  value: _id,
  label: name,
  disabledReason: isAvailable ? undefined : NOT_AVAILABLE,
});

/** The form in its order. */
export const rowsOf = (templates: readonly Template[]): FormRows<Institution> => [
  [
    {
      ...text('name', 'Name', { emptyMessage: 'Enter the name.' }),
      draw: (props) => <NameControl {...props} />,
    },
    text('code', 'Code', {
      emptyMessage: 'Enter the code.',
      descriptionForNew: 'Suggested from the name.',
      fixedBy: fixedOnceLive,
      input: { spellCheck: false },
    }),
  ],
  [
    reference('template', 'Template', templates.map(templateOption), {
      blank: templates.find(({ isAvailable }) => isAvailable)?._id ?? '',
      fixedBy: fixedOnceLive,
    }),
    choice('type', 'Type', optionsOf(typeLabels)),
  ],
  text('address.line1', 'Street'),
  [
    text('address.city', 'City'),
    text('address.postalCode', 'PIN code', { isOptional: true, input: { inputMode: 'numeric' } }),
  ],
  [
    {
      ...text('address.state', 'State', { isOptional: true }),
      draw: (props) => <StateControl {...props} />,
    },
    choice('address.country', 'Country', countryOptions, { blank: 'IN', nameOf: countryName }),
  ],
  [
    text('email', 'Email', { emptyMessage: 'Enter the email address.', input: { type: 'email' } }),
    phone('phone', 'Phone', { emptyMessage: 'Enter the phone number.' }),
  ],
  {
    legend: 'Owner',
    note: 'We’ll email an invitation with the Owner role.',
    rows: [
      [
        text('owner.firstName', 'Owner first name', { shortLabel: 'First name', isForNew: true }),
        text('owner.lastName', 'Owner last name', { shortLabel: 'Last name', isForNew: true }),
      ],
      [
        text('owner.email', 'Owner email', {
          shortLabel: 'Email',
          emptyMessage: 'Enter the owner’s email address.',
          isForNew: true,
          input: { type: 'email' },
        }),
        phone('owner.phone', 'Owner phone', {
          shortLabel: 'Phone',
          isOptional: true,
          isForNew: true,
        }),
      ],
    ],
  },
  [
    text('legalName', 'Legal name', { isOptional: true }),
    text('gstin', 'GSTIN', { isOptional: true, input: { spellCheck: false } }),
  ],
  text('website', 'Website', {
    isOptional: true,
    input: { type: 'url', placeholder: 'https://' },
  }),
  text('notes', 'Notes', {
    isOptional: true,
    hasLines: true,
    description: 'Only visible to platform staff.',
  }),
];

const countryOptions = countries.map((value) => ({ value, label: countryName(value) }));

/** The form of an institute, with the person who is invited to a new one. */
export default function InstituteForm(props: EntityFormProps<Institution, InstituteFilterKey>) {
  const templates = useQuery(useReads().template.list({ sort: 'createdAt' }));
  return (
    <EntityForm
      {...props}
      waitsFor={[templates]}
      rows={rowsOf(templates.data?.items ?? [])}
      create={institutionCreate}
      update={institutionUpdate}
      addedText={({ name, owner }) =>
        `${name} added. Invitation sent to ${owner?.name ?? 'its owner'}.`
      }
    />
  );
}
