import { FieldRow } from '@booking/ui';
import { Fragment } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import type { FieldsForm } from '../../forms/use-form-fields.ts';
import type { EntityRow } from '../api-types.ts';
import { type Field, type FieldGroup, type FormRows, fieldsOf } from './field.ts';

interface FieldLinesProps<E extends EntityRow> {
  readonly rows: FormRows<E>;
  readonly form: FieldsForm<FieldValues, string>;
  /** The stored record; undefined for a new one. */
  readonly stored: E | undefined;
}

/** The controls of a form's fields, line by line. */
export function FieldLines<E extends EntityRow>({ rows, form, stored }: FieldLinesProps<E>) {
  const isShown = (row: FormRows<E>[number]) => fieldsOf([row], stored === undefined).length > 0;
  const draw = (field: Field<E>) => (
    <Fragment key={field.path}>
      {field.draw({
        field: { ...form.field(field.path), label: field.shortLabel ?? field.label },
        form,
        isNew: stored === undefined,
        stored: stored && get(stored, field.path),
        isOptional: field.isOptional,
        description: (stored ? undefined : field.descriptionForNew) ?? field.description,
        fixed: stored && field.fixedBy?.(stored),
      })}
    </Fragment>
  );
  return rows.filter(isShown).map((row) => {
    if ('rows' in row) return <Group key={row.legend} group={row} form={form} stored={stored} />;
    if ('path' in row) return draw(row);
    return <FieldRow key={row[0]?.path}>{row.map(draw)}</FieldRow>;
  });
}

interface GroupProps<E extends EntityRow> extends Omit<FieldLinesProps<E>, 'rows'> {
  readonly group: FieldGroup<E>;
}

function Group<E extends EntityRow>({
  group: { legend, note, isRevealed, rows },
  ...form
}: GroupProps<E>) {
  return (
    <fieldset className="ck-form-group" data-revealed={isRevealed}>
      <legend className="ck-form-legend">{legend}</legend>
      {note && <p className="ck-form-note">{note}</p>}
      <FieldLines rows={rows} {...form} />
    </fieldset>
  );
}
