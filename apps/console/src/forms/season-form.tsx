import { TextField } from '@booking/ui';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import type { FormFields } from './fields.ts';
import { FormModal } from './form-modal.tsx';
import { useEntityForm } from './use-entity-form.ts';
import type { SaveRule } from './use-save.ts';

/** A made-up entity for the stories: everything that the form of another entity needs. */
export interface Season {
  readonly name: string;
  readonly last: string;
  readonly note: string;
  readonly __v: number;
}

export type Values = Omit<Season, '__v'>;

const fields: FormFields<keyof Values> = [
  { path: 'name', label: 'Name' },
  { path: 'last', label: 'Last day' },
  { path: 'note', label: 'Note' },
];

const valuesOf = ({ __v, ...values }: Season): Values => values;

const nameless = { name: { type: 'empty', message: 'Enter a name.' } };
const check: Resolver<Values> = (values) =>
  values.name.trim() ? { values, errors: {} } : { values: {}, errors: nameless };

interface SeasonFormProps {
  readonly season: Season;
  readonly write: SaveRule<Values, Season>['write'];
}

export function SeasonForm({ season, write }: SeasonFormProps) {
  const [isOpen, setIsOpen] = useState(true);
  const form = useEntityForm<Values, keyof Values, Season>({
    kind: { form: 'season' },
    fields,
    start: valuesOf(season),
    stored: season,
    resolver: check,
    rule: { valuesOf, write },
    onSaved: (_, { isAll }) => setIsOpen(!isAll),
  });
  const close = () => setIsOpen(false);
  return (
    <FormModal
      {...{ form, open: isOpen, icon: 'sun', title: 'Edit the season', what: 'the season' }}
      onClosed={close}
    >
      <TextField {...form.field('name')} />
      <TextField {...form.field('last')} />
      <TextField {...form.field('note')} isOptional />
    </FormModal>
  );
}
