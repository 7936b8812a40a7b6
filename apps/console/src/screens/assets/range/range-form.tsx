import type { Asset, Category, Institution } from '@booking/api-client';
import { FieldRow, notify, Select, TextField } from '@booking/ui';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { FormModal } from '../../../forms/form-modal.tsx';
import { type FormDraft, useEntityForm } from '../../../forms/use-entity-form.ts';
import { optionOf, optionsOf } from '../../../labels/labels.ts';
import { counted } from '../../../list/counted.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { useSession } from '../../../session/session-context.ts';
import type { DraftKind } from '../../../session/use-draft.ts';
import { useUnits } from '../use-units.ts';
import { type FloorRule, type Range, unitsOf } from './range.ts';
import { RangePreview } from './range-preview.tsx';

interface RangeFormProps {
  readonly institute: Institution;
  readonly categories: readonly Category[];
  readonly category: string | undefined;
  /** How many more the plan allows; undefined for no limit. */
  readonly left: number | undefined;
  readonly kind: DraftKind<RangeDraft>;
  readonly draft: RangeDraft | undefined;
  readonly onClosed: () => void;
}

/** The range as it was typed. */
export type RangeDraft = FormDraft<Values, readonly Asset[]>;

interface Values extends Range {
  readonly category: string;
}

const fields = [
  { path: 'category', label: 'Category' },
  { path: 'name', label: 'Name' },
  { path: 'prefix', label: 'Prefix' },
  { path: 'from', label: 'First number' },
  { path: 'to', label: 'Last number' },
  { path: 'step', label: 'Step' },
  { path: 'floors', label: 'Floor' },
] as const;

const floorLabels: Readonly<Record<FloorRule, string>> = {
  none: 'No floor',
  hundreds: 'From hundreds: 204 is floor 2',
  thousands: 'From thousands: 1204 is floor 1',
};

const noun = { one: 'asset', many: 'assets' };

/** Adds many assets by a range of numbers. What they are, and which codes clash, is shown before they are saved. */
export default function RangeForm(props: RangeFormProps) {
  const units = useUnits(props.institute._id);
  if (units.isPending) return <LoadingBar label="Loading codes" />;
  return <Form {...props} taken={new Set(units.data?.map(({ code }) => code))} />;
}

function Form({
  institute,
  categories,
  category,
  left,
  taken,
  kind,
  draft,
  onClosed,
}: RangeFormProps & { readonly taken: ReadonlySet<string> }) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [isOpen, setIsOpen] = useState(true);
  const chosen = categories.find(({ _id }) => _id === category) ?? categories[0];
  // Its own units are no clash once they are saved.
  const [initialCodes] = useState(taken);

  const start: Values = {
    category: chosen?._id ?? '',
    name: chosen?.generic.name.one ?? '',
    prefix: '',
    from: '',
    to: '',
    step: '1',
    floors: 'none',
  };
  const resolver: Resolver<Values> = (values) => {
    const { units, problem } = unitsOf(values, initialCodes);
    const fail = (path: keyof Values, message: string) => ({
      values: {},
      errors: { [path]: { type: 'range', message } },
    });
    if (problem) return fail(problem.path, problem.message);
    if (units.some(({ isTaken }) => isTaken)) {
      return fail('from', 'Some of these codes are taken. Change the range.');
    }
    if (left !== undefined && units.length > left) {
      return fail('to', `Your plan allows ${left} more, and you’re adding ${units.length}.`);
    }
    return { values, errors: {} };
  };

  const form = useEntityForm<Values, keyof Values, readonly Asset[]>({
    kind,
    fields,
    start,
    stored: undefined,
    draft: draft?.values,
    resolver,
    rule: {
      // A list of assets is no range: nothing is edited again here.
      valuesOf: () => start,
      write: (values) => {
        const units = unitsOf(values, initialCodes).units ?? [];
        const assets = units.map(({ code, name, floor }) => ({
          category: values.category,
          code,
          name,
          floor,
        }));
        const body = { institution: institute._id, assets };
        return { body, send: (options) => api.asset.create(body, options) };
      },
    },
    onSaved: (added) => {
      invalidate('asset.create');
      setIsOpen(false);
      notify.success(`${counted(added.length, noun)} added.`);
    },
  });
  const { units } = unitsOf(form.watch(), initialCodes);

  return (
    <FormModal
      form={form}
      open={isOpen}
      icon="rows-3"
      title="Add many assets"
      what="the new assets"
      addName={units ? `Add ${counted(units.length, noun)}` : 'Add assets'}
      {...(left !== undefined && { note: `Your plan allows ${counted(left, noun)} more.` })}
      onClosed={onClosed}
    >
      <FieldRow>
        <Select {...form.field('category')} options={categories.map(optionOf)} />
        <TextField {...form.field('name')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField {...form.field('prefix')} isOptional autoComplete="off" spellCheck={false} />
        <TextField {...form.field('from')} inputMode="numeric" autoComplete="off" />
        <TextField {...form.field('to')} inputMode="numeric" autoComplete="off" />
        <TextField {...form.field('step')} inputMode="numeric" autoComplete="off" />
      </FieldRow>
      <Select {...form.field('floors')} options={optionsOf(floorLabels)} />
      {units && <RangePreview units={units} />}
    </FormModal>
  );
}
