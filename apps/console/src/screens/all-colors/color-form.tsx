import type { Color, Template } from '@booking/api-client';
import { colorCreate, colorUpdate } from '@booking/api-client/contract/color';
import { useQuery } from '@tanstack/react-query';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityFormProps } from '../../entity/entity.ts';
import { choice, flag, reference } from '../../entity/form/choice-fields.tsx';
import { EntityForm } from '../../entity/form/entity-form.tsx';
import type { FormRows } from '../../entity/form/field.ts';
import { text } from '../../entity/form/text-fields.tsx';
import { optionOf, optionsOf } from '../../labels/labels.ts';
import { useReads } from '../../session/session-context.ts';
import { groupLabels } from './color-words.ts';
import { hexField, textColorField } from './hex-field.tsx';

/** The form in its order. */
const rowsOf = (templates: readonly Template[]): FormRows<Color> => [
  [
    text('name', 'Name', { emptyMessage: 'Enter a name.' }),
    choice('group', 'Group', optionsOf(groupLabels)),
  ],
  [
    hexField('hex', 'Colour', { description: 'For example #1e88e5.' }),
    textColorField('textColor', 'Text colour', {
      description: 'Leave empty to pick black or white automatically.',
    }),
  ],
  reference('template', 'Template', templates.map(optionOf), {
    isOptional: true,
    placeholder: 'All templates',
  }),
  flag('isActive', 'Active', { blank: true, description: 'Available to choose.' }),
];

/** The form of a colour. */
export default function ColorForm(props: EntityFormProps<Color, FilterKeyOf<'color'>>) {
  const templates = useQuery(useReads().template.list({ sort: 'createdAt' }));
  return (
    <EntityForm
      {...props}
      waitsFor={[templates]}
      rows={rowsOf(templates.data?.items ?? [])}
      create={colorCreate}
      update={colorUpdate}
    />
  );
}
