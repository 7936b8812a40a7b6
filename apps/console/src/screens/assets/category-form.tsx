import type { Category, Color, Generic } from '@booking/api-client';
import { categoryCreate, categoryUpdate } from '@booking/api-client/contract/category';
import { OCCUPANCY_MAX } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useCan } from '../../access/can.ts';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityFormProps } from '../../entity/entity.ts';
import { choice, flag, reference } from '../../entity/form/choice-fields.tsx';
import { EntityForm } from '../../entity/form/entity-form.tsx';
import type { FormRows } from '../../entity/form/field.ts';
import { list, money, number, text } from '../../entity/form/text-fields.tsx';
import { capitalized } from '../../labels/capitalized.ts';
import { optionOf } from '../../labels/labels.ts';
import { wholeList } from '../../list/whole-list.ts';
import { useReads } from '../../session/session-context.ts';
import { type TemplateWords, wordsOf } from '../../templates/template-words.ts';

const guests = (path: string, label: string, blank: number, min = 1) =>
  number<Category>(path, label, { min, max: OCCUPANCY_MAX, step: 1, fractionDigits: 0, blank });

/** The form in its order. */
const rowsOf = (
  initialGeneric: string | null,
  generics: readonly Generic[],
  colors: readonly Color[],
  currency: string,
  words: TemplateWords,
): FormRows<Category> => [
  {
    ...choice<Category>(
      'generic',
      'Unit type',
      generics.map(({ _id, name }) => ({ value: _id, label: name.one })),
      {
        ...(generics.some(({ _id }) => _id === initialGeneric) &&
          initialGeneric && { blank: initialGeneric }),
        fixedBy: ({ assetCount }) =>
          assetCount > 0 ? 'Can’t be changed once the category has assets.' : undefined,
      },
    ),
    fromStored: (value) => genericId(value),
  },
  [
    text('name', 'Name', { emptyMessage: 'Enter a name.' }),
    text('code', 'Code', {
      emptyMessage: 'Enter a code.',
      description: 'Up to 8 uppercase letters, digits and hyphens, shown on calendars.',
      input: { spellCheck: false },
    }),
  ],
  [
    money('basePrice', 'Base price', {
      currency,
      emptyMessage: 'Enter a base price.',
      description: 'Used on days without a rate.',
    }),
    reference('color', 'Colour', colors.map(optionOf), { isOptional: true }),
  ],
  {
    legend: capitalized(words.guest.many),
    rows: [
      [
        guests('baseOccupancy', 'Included', 2),
        guests('maxOccupancy', `Max ${words.guest.many}`, 4),
      ],
      [guests('maxAdults', 'Max adults', 3), guests('maxChildren', 'Max children', 2, 0)],
    ],
  },
  {
    legend: words.hasStays ? 'Extra beds' : 'Extra seats',
    rows: [
      [
        guests('extraBeds.count', words.hasStays ? 'Extra beds' : 'Extra seats', 0, 0),
        money('extraBeds.adultCharge', 'Charge for an adult', { currency, blank: 0 }),
        money('extraBeds.childCharge', 'Charge for a child', { currency, blank: 0 }),
      ],
    ],
  },
  ...(words.hasStays
    ? [
        [
          text<Category>('bedType', 'Bed', { isOptional: true }),
          text<Category>('view', 'View', { isOptional: true }),
          number<Category>('sizeSqFt', 'Size', {
            isOptional: true,
            suffix: 'sq ft',
            fractionDigits: 0,
          }),
        ],
      ]
    : []),
  list('amenities', 'Amenities', {
    isOptional: true,
    description: `Separated by commas: ${words.examples.amenities}.`,
  }),
  text('description', 'Description', { isOptional: true, hasLines: true }),
  flag('genericFlags.isGeneric', 'Sell by quantity', {
    description: `${capitalized(words.guest.many)} book the category, not a specific asset.`,
  }),
  flag('genericFlags.autoAssign', 'Assign assets automatically', { blank: true }),
  flag('genericFlags.showOnCalendar', 'Show on the calendar', { blank: true }),
  flag('genericFlags.bookableOnline', 'Can be booked online'),
  flag('isActive', 'Active', { blank: true, description: 'Can be sold.' }),
];

function genericId(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const id: unknown = Reflect.get(value, '_id');
  return typeof id === 'string' ? id : '';
}

/** The form of a category. */
export default function CategoryForm(props: EntityFormProps<Category, FilterKeyOf<'category'>>) {
  const { instituteId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const reads = useReads();
  const institute = useQuery(reads.institution.get(instituteId));
  const template = institute.data?.template._id;
  // All that the template rents. What the plan allows is known before the form opens.
  const kinds = useQuery({
    ...wholeList((paging) =>
      reads.generic.list({
        ...paging,
        template: template ? [template] : [],
        isActive: true,
        sort: 'order',
      }),
    ),
    enabled: template !== undefined,
  });
  const mayRead = useCan()('color.list').isOpen;
  const colors = useQuery({
    ...wholeList((paging) => reads.color.list({ ...paging, group: 'category' })),
    enabled: mayRead,
  });
  return (
    <EntityForm
      {...props}
      needs={[institute, kinds]}
      waitsFor={mayRead ? [colors] : []}
      rows={rowsOf(
        params.get('generic'),
        kinds.data?.items ?? [],
        colors.data?.items ?? [],
        institute.data?.currency ?? 'INR',
        wordsOf(institute.data),
      )}
      create={categoryCreate}
      update={categoryUpdate}
      completed={(body) => ({ ...body, institution: instituteId })}
      // Its assets come next.
      onAdded={({ _id }) => setParams({ show: _id })}
    />
  );
}
