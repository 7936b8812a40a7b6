import { Button, FieldGroup, IconButton, VisuallyHidden } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, get, set, useFieldArray } from 'react-hook-form';
import type { EntityRow } from '../api-types.ts';
import {
  blankValues,
  bodyOf,
  type ControlProps,
  type Field,
  type FieldOptions,
  type FieldRow,
} from './field.ts';
import { FieldLines } from './field-lines.tsx';

interface GroupListOptions<E extends EntityRow> extends Omit<FieldOptions<E>, 'fixedBy'> {
  /** Noun for one group: "field". */
  readonly one: string;
  /** The most of them. */
  readonly max: number;
  /** Names an item by its values: "API key". */
  readonly nameOf: (values: Readonly<Record<string, unknown>>) => string;
}

/** A list of groups of fields, in an order: added, removed and moved in the form. */
export function groupList<E extends EntityRow>(
  path: string,
  label: string,
  parts: readonly FieldRow<EntityRow>[],
  { one: itemName, max, nameOf, ...options }: GroupListOptions<E>,
): Field<E> {
  const fields = parts.flat();
  const itemsOf = (value: unknown): Record<string, unknown>[] =>
    Array.isArray(value) ? value : [];
  return {
    path,
    label,
    blank: [],
    fromStored: (value) =>
      itemsOf(value).map((item) => {
        const values: FieldValues = {};
        for (const part of fields) set(values, part.path, part.fromStored(get(item, part.path)));
        return values;
      }),
    toBody: (value) => itemsOf(value).map((item) => bodyOf(fields, item)),
    format: (value) =>
      itemsOf(value)
        .map((item) => fields.map((part) => part.format(get(item, part.path))).join(', '))
        .join('; '),
    parts: (value) =>
      itemsOf(value).flatMap((item, at) =>
        fields.map((part) => ({
          path: `${path}.${at}.${part.path}`,
          label: `${nameOf(item) || `${label} ${at + 1}`}: ${part.label}`,
        })),
      ),
    draw: (props) => <Groups {...props} {...{ path, parts, one: itemName, max, nameOf }} />,
    ...options,
  };
}

interface GroupsProps
  extends ControlProps,
    Pick<GroupListOptions<EntityRow>, 'one' | 'max' | 'nameOf'> {
  readonly path: string;
  readonly parts: readonly FieldRow<EntityRow>[];
}

function Groups({
  field,
  form,
  isOptional,
  description,
  path,
  parts,
  one: itemName,
  max,
  nameOf,
}: GroupsProps) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: path });
  const group = useRef<HTMLFieldSetElement>(null);
  const [announced, setAnnounced] = useState('');
  const [moved, setMoved] = useState<Moved>();
  const nameAt = (at: number) =>
    nameOf(get(form.getValues(), `${path}.${at}`) ?? {}) || `${itemName} ${at + 1}`;
  useEffect(() => {
    // A button that moves within the document loses the focus.
    if (moved) buttonOf(group.current, moved)?.focus();
  }, [moved]);

  const add = () => append(blankValues(parts.flat()));
  const moveBy = (at: number, by: -1 | 1) => {
    setAnnounced(`${nameAt(at)} moved to ${at + by + 1} of ${fields.length}.`);
    move(at, at + by);
    setMoved({ to: at + by, by });
  };
  const removeAt = (at: number) => {
    setAnnounced(`${nameAt(at)} removed.`);
    remove(at);
    // The button that had the focus is gone.
    document.getElementById(field.id)?.focus();
  };
  return (
    <FieldGroup
      ref={group}
      label={field.label}
      error={field.error}
      isOptional={isOptional}
      description={description}
    >
      <ol className="mb-2.5 grid gap-2.5 empty:hidden">
        {fields.map(({ id }, at) => {
          const name = nameAt(at);
          return (
            <li
              key={id}
              className="ck-group flex items-start gap-2 rounded-md border border-bk-subtle pt-3 pr-2 pl-3.5"
            >
              <fieldset className="m-0 min-w-0 flex-1 border-0 p-0" aria-label={name}>
                <FieldLines
                  rows={prefixed(parts, `${path}.${at}`)}
                  form={form}
                  stored={undefined}
                />
              </fieldset>
              <div className="ck-group-buttons flex flex-col">
                <IconButton
                  icon="arrow-up"
                  size="sm"
                  label={`Move ${name} up`}
                  shortLabel="Move up"
                  disabledReason={at === 0 ? 'This is the first.' : undefined}
                  onClick={() => moveBy(at, -1)}
                />
                <IconButton
                  icon="arrow-down"
                  size="sm"
                  label={`Move ${name} down`}
                  shortLabel="Move down"
                  disabledReason={at === fields.length - 1 ? 'This is the last.' : undefined}
                  onClick={() => moveBy(at, 1)}
                />
                <IconButton
                  icon="trash-2"
                  size="sm"
                  label={`Remove ${name}`}
                  shortLabel="Remove"
                  onClick={() => removeAt(at)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        id={field.id}
        size="sm"
        variant="secondary"
        color="transparent"
        icon="plus"
        disabledReason={fields.length >= max ? `There can be up to ${max}.` : undefined}
        onClick={add}
      >
        Add {itemName}
      </Button>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </FieldGroup>
  );
}

interface Moved {
  readonly to: number;
  readonly by: -1 | 1;
}

/** The button that has moved a group, where it is now. */
function buttonOf(list: HTMLElement | null, { to, by }: Moved): HTMLElement | null | undefined {
  const group = list?.querySelectorAll('.ck-group').item(to);
  return group?.querySelector<HTMLElement>(`.ck-group-buttons > :nth-child(${by === -1 ? 1 : 2})`);
}

function prefixed(parts: GroupsProps['parts'], prefix: string): GroupsProps['parts'] {
  const at = (part: Field): Field => ({ ...part, path: `${prefix}.${part.path}` });
  return parts.map((part) => ('path' in part ? at(part) : part.map(at)));
}
