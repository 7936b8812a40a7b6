import { notify } from '@booking/ui';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Needed, NeedsData } from '../../dialogs/needs-data.tsx';
import { FormModal } from '../../forms/form-modal.tsx';
import { savedText } from '../../forms/saved-text.ts';
import { type EntityForm as FormState, useEntityForm } from '../../forms/use-entity-form.ts';
import type { EntityRow } from '../api-types.ts';
import { addLabelOf, type Entity, type EntityFormProps, entityIcons } from '../entity.ts';
import { useEntityCalls } from '../use-entity-calls.ts';
import { draftOf } from './draft-of.ts';
import {
  blankValues,
  bodyOf,
  changedBody,
  type Field,
  type FormRows,
  fieldsOf,
  valuesOf,
} from './field.ts';
import { FieldLines } from './field-lines.tsx';
import { type FormRules, resolverOf, type Schema } from './resolver.ts';

interface EntityFormModalProps<E extends EntityRow, K extends string>
  extends Omit<EntityFormProps<E, K>, 'entity'> {
  readonly entity: Pick<Entity<E, K>, 'group' | 'name' | 'noun' | 'rowLabel'>;
  readonly rows: FormRows<E>;
  /** The contract's schemas of the two bodies. */
  readonly create: Schema;
  readonly update: Schema;
  /** Completes the request of a new record, which its fields make. */
  readonly completed?: (body: FieldValues) => FieldValues;
  /** Checks of its values that the contract can't make. */
  readonly rules?: FormRules;
  /** Message after a record was added. Default: "Airbnb added." */
  readonly addedText?: (stored: E) => string;
  /** Called when a record was added. */
  readonly onAdded?: (stored: E) => void;
  /** Text above the fields, for the user to read first. */
  readonly lead?: ReactNode;
  /** Preview of the record below the fields, which follows the typing. */
  readonly preview?: (form: FormState<FieldValues, string, E>) => ReactNode;
  /**
   * Called before a record is added, or the changes of a stored one are saved; a `SaveCancelled` that it throws leaves
   * the form as it is.
   */
  readonly confirmFirst?: (body: FieldValues, stored: E | undefined) => Promise<void>;
  /**
   * Adds a record instead of its call alone, which it gets: asks the server's questions, and adds the answers to the
   * request.
   */
  readonly add?: (body: FieldValues, create: (body: FieldValues) => Promise<E>) => Promise<E>;
  /** The queries without whose data it can't be filled in. */
  readonly needs?: readonly Needed[];
  /** The queries whose data optional fields offer. It opens without what can't be loaded. */
  readonly waitsFor?: readonly Pick<Needed, 'isFetched'>[];
}

/** The form of a kind of record, in a modal: creates or edits one. Typed text survives every failure. */
export function EntityForm<E extends EntityRow, K extends string>({
  needs = [],
  waitsFor = [],
  ...form
}: EntityFormModalProps<E, K>) {
  const { entity, stored, onClosed } = form;
  // It starts with their data and shows their names.
  return (
    <NeedsData
      reads={needs}
      waitsFor={waitsFor}
      icon={stored ? entityIcons.edit : entityIcons.add}
      title={titleOf(entity, stored)}
      what="form"
      onClosed={onClosed}
    >
      <LoadedForm {...form} />
    </NeedsData>
  );
}

function titleOf<E extends EntityRow, K extends string>(
  entity: EntityFormModalProps<E, K>['entity'],
  stored: E | undefined,
): string {
  return stored ? `Edit ${entity.rowLabel(stored)}` : addLabelOf(entity);
}

function LoadedForm<E extends EntityRow, K extends string>({
  entity,
  rows,
  create,
  update,
  completed = (body) => body,
  rules,
  addedText = (stored) => `${entity.rowLabel(stored)} added.`,
  onAdded,
  confirmFirst,
  add = (body, create) => create(body),
  stored,
  draft,
  lead,
  preview,
  onClosed,
}: Omit<EntityFormModalProps<E, K>, 'needs' | 'waitsFor'>) {
  const { noun, rowLabel } = entity;
  const { calls, saved } = useEntityCalls<E, K>(entity);
  const [isOpen, setIsOpen] = useState(true);
  // Typing more while the first save is on its way makes it an edit.
  const [isNew, setIsNew] = useState(stored === undefined);
  const fields: readonly Field<E>[] = fieldsOf(rows, stored === undefined);
  const form = useEntityForm<FieldValues, string, E>({
    kind: draftOf<E>(entity),
    fields,
    start: stored ? valuesOf(fields, stored) : blankValues(fields),
    stored,
    draft,
    resolver: stored
      ? resolverOf(fields, update, undefined, rules)
      : resolverOf(fields, create, (values) => completed(bodyOf(fields, values)), rules),
    rule: {
      valuesOf: (document) => valuesOf(fields, document),
      write(values, base) {
        if (!base.stored) {
          const body = completed(bodyOf(fields, values));
          return {
            body,
            async send(options) {
              await confirmFirst?.(body, undefined);
              return add(body, (complete) => calls.create(complete, options));
            },
          };
        }
        const { _id, __v } = base.stored;
        const updateFields = fields.filter(({ isForNew }) => !isForNew);
        const body = { ...changedBody(updateFields, values, base.values), __v };
        return {
          body,
          async send(options) {
            await confirmFirst?.(body, base.stored);
            return calls.update(_id, body, options);
          },
        };
      },
    },
    onSaved: (document, how) => {
      saved(stored ? 'update' : 'create', document);
      if (isNew) onAdded?.(document);
      if (how.isAll) setIsOpen(false);
      else setIsNew(false);
      notify.success(
        isNew ? addedText(document) : savedText(`Changes to ${rowLabel(document)} saved.`, how),
      );
    },
  });
  const addName = addLabelOf(entity);
  return (
    <FormModal
      form={form}
      open={isOpen}
      icon={isNew ? entityIcons.add : entityIcons.edit}
      title={titleOf(entity, stored)}
      what={stored ? rowLabel(stored) : `the new ${noun.one}`}
      addName={isNew ? addName : undefined}
      note="All fields are required unless marked optional."
      onClosed={onClosed}
    >
      {lead}
      <FieldLines rows={rows} form={form} stored={stored} />
      {preview?.(form)}
    </FormModal>
  );
}
