import type { Asset, Category } from '@booking/api-client';
import { assetCreateOne, assetUpdate } from '@booking/api-client/contract/asset';
import { OCCUPANCY_MAX } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { statusLabels } from '../../assets/asset-words.ts';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityFormProps } from '../../entity/entity.ts';
import { choice, flag, reference } from '../../entity/form/choice-fields.tsx';
import { EntityForm } from '../../entity/form/entity-form.tsx';
import type { FormRows } from '../../entity/form/field.ts';
import { list, number, text } from '../../entity/form/text-fields.tsx';
import { useCategories } from '../../entity/use-categories.ts';
import { optionOf, optionsOf } from '../../labels/labels.ts';
import { useReads } from '../../session/session-context.ts';
import { type TemplateWords, wordsOf } from '../../templates/template-words.ts';
import { blocks } from './units/blocks.ts';
import { connecting } from './units/connecting.tsx';
import { MoveWarning } from './units/move-warning.tsx';
import { priceAdjustment } from './units/price-adjustment.tsx';
import { statusReason } from './units/status-reason.tsx';
import { useUnits } from './use-units.ts';

/** Returns the floors or buildings of the other units as options, so that one floor is written in one way. */
const textsOf = (units: readonly Asset[], path: 'floor' | 'building') =>
  [...new Set(units.flatMap((unit) => unit[path] || []))]
    .sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
    .map((value) => ({ value, label: value }));

/** The form in its order. */
const rowsOf = (
  categories: readonly Category[],
  shown: string | null,
  others: readonly Asset[],
  words: TemplateWords,
): FormRows<Asset> => [
  [
    text('code', 'Code', {
      emptyMessage: 'Enter a code.',
      description: `Up to 16 characters, such as ${words.examples.code}.`,
      input: { spellCheck: false },
    }),
    text('name', 'Name', { emptyMessage: 'Enter a name.' }),
  ],
  reference('category', 'Category', categories.map(optionOf), {
    blank: categories.find(({ _id }) => _id === shown)?._id ?? categories[0]?._id ?? '',
  }),
  [
    ...(words.hasStays
      ? [
          choice<Asset>('floor', 'Floor', textsOf(others, 'floor'), {
            isOptional: true,
            isFree: true,
          }),
          choice<Asset>('building', 'Building', textsOf(others, 'building'), {
            isOptional: true,
            isFree: true,
          }),
        ]
      : []),
    number('capacityOverride', `Max ${words.guest.many}`, {
      isOptional: true,
      min: 1,
      max: OCCUPANCY_MAX,
      fractionDigits: 0,
    }),
  ],
  choice('status', 'Status', optionsOf(statusLabels)),
  statusReason('statusReason', 'Reason'),
  blocks,
  priceAdjustment('priceAdjustment', 'Price adjustment'),
  ...(words.hasStays ? [connecting('connectingAssets', 'Connecting assets', others)] : []),
  list('tags', 'Tags', { isOptional: true, description: 'Separated by commas.' }),
  text('notes', 'Notes', { isOptional: true, hasLines: true }),
  flag('accessible', 'Accessible'),
  flag('smoking', 'Smoking allowed'),
  flag('isActive', 'Active', { blank: true, description: 'Shown on calendars.' }),
];

/** The form of one unit. */
export default function AssetForm(props: EntityFormProps<Asset, FilterKeyOf<'asset'>>) {
  const { instituteId = '' } = useParams();
  const [params] = useSearchParams();
  const institute = useQuery(useReads().institution.get(instituteId));
  const categories = useCategories(instituteId);
  const units = useUnits(instituteId);
  const words = wordsOf(institute.data);
  const others = (units.data ?? []).filter(({ _id }) => _id !== props.stored?._id);
  return (
    <EntityForm
      {...props}
      needs={[institute, categories]}
      waitsFor={[units]}
      rows={rowsOf(categories.data ?? [], params.get('show'), others, words)}
      preview={(form) => (
        <MoveWarning
          stored={props.stored}
          categories={categories.data ?? []}
          to={form.watch('category')}
          words={words}
        />
      )}
      create={assetCreateOne}
      update={assetUpdate}
      completed={(body) => ({ ...body, institution: instituteId })}
    />
  );
}
