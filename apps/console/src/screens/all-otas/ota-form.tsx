import type { Color, Ota, Template } from '@booking/api-client';
import { otaCreate, otaUpdate } from '@booking/api-client/contract/ota';
import { SCHEMA_FIELDS_MAX } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityFormProps } from '../../entity/entity.ts';
import { choice, flag, reference, several } from '../../entity/form/choice-fields.tsx';
import { EntityForm } from '../../entity/form/entity-form.tsx';
import type { Field, FormRows } from '../../entity/form/field.ts';
import { groupList } from '../../entity/form/group-list.tsx';
import { list, number, text } from '../../entity/form/text-fields.tsx';
import { optionOf, optionsOf } from '../../labels/labels.ts';
import { wholeList } from '../../list/whole-list.ts';
import {
  fieldTypeLabels,
  kindLabels,
  modeLabels,
  restrictionLabels,
} from '../../otas/ota-words.ts';
import { useReads } from '../../session/session-context.ts';

/** The fields that a channel asks an institute for. */
const schema = (path: string, label: string, description: string): Field<Ota> =>
  groupList(
    path,
    label,
    [
      [text('label', 'Label'), text('key', 'Key', { input: { spellCheck: false } })],
      [
        choice('type', 'Type', optionsOf(fieldTypeLabels)),
        list('options', 'Options', {
          isOptional: true,
          description: 'For a select, separated by commas.',
        }),
      ],
      text('help', 'Help', { isOptional: true }),
      flag('required', 'Required', { blank: true }),
    ],
    {
      one: 'field',
      max: SCHEMA_FIELDS_MAX,
      isOptional: true,
      description,
      nameOf: (values) => String(values.label ?? ''),
    },
  );

/** The form in its order. */
export const rowsOf = (templates: readonly Template[], colors: readonly Color[]): FormRows<Ota> => [
  [
    text('name', 'Name', { emptyMessage: 'Enter a name.' }),
    text('code', 'Code', {
      emptyMessage: 'Enter a code.',
      description: 'Uppercase letters, digits and underscores.',
      fixedBy: ({ usageCount }) =>
        usageCount ? 'Can’t be changed while institutes use it.' : undefined,
      input: { spellCheck: false },
    }),
  ],
  [
    choice('kind', 'Kind', optionsOf(kindLabels)),
    number('defaultCommissionPct', 'Commission', { isOptional: true, suffix: '%' }),
  ],
  [
    text('website', 'Website', {
      isOptional: true,
      input: { type: 'url', placeholder: 'https://' },
    }),
    reference('color', 'Colour', colors.map(optionOf), { isOptional: true }),
  ],
  several('modes', 'Connection', optionsOf(modeLabels), { blank: ['Manual'] }),
  several('supportedRestrictions', 'Supported restrictions', optionsOf(restrictionLabels), {
    isOptional: true,
  }),
  several('templates', 'Templates', templates.map(optionOf), {
    isOptional: true,
    description: 'Leave empty for all templates.',
  }),
  flag('isActive', 'Active', { blank: true, description: 'Institutes can connect to it.' }),
  schema('credentialsSchema', 'Connection fields', 'What an institute enters to connect.'),
  schema('mappingSchema', 'Mapping fields', 'What an institute enters for each category.'),
];

/** The form of a sales channel. */
export default function OtaForm(props: EntityFormProps<Ota, FilterKeyOf<'ota'>>) {
  const reads = useReads();
  const templates = useQuery(reads.template.list({ sort: 'createdAt' }));
  const colors = useQuery(wholeList(reads.color.list));
  return (
    <EntityForm
      {...props}
      waitsFor={[templates, colors]}
      rows={rowsOf(templates.data?.items ?? [], colors.data?.items ?? [])}
      create={otaCreate}
      update={otaUpdate}
    />
  );
}
