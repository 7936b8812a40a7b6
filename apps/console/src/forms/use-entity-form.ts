import { notify } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { useEffect, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { type DraftKind, useDraft } from '../session/use-draft.ts';
import type { Change } from './changes.ts';
import { controlId, type FormFields } from './fields.ts';
import { type FieldsForm, type FormFieldsOptions, useFormFields } from './use-form-fields.ts';
import { useNames } from './use-names.ts';
import { type Saved, type SaveRule, useSave } from './use-save.ts';

/** The draft kept when the session ends: the stored document, and what was typed. */
export interface FormDraft<V, E> {
  readonly stored: E | undefined;
  readonly values: V;
}

export interface EntityFormOptions<V extends FieldValues, P extends Path<V>, E>
  extends Omit<FormFieldsOptions<V, P>, 'name'> {
  /** The name of the draft; the controls' ids start with it. */
  readonly kind: DraftKind<FormDraft<V, E>>;
  /** The document to edit; undefined for a new one. */
  readonly stored: E | undefined;
  readonly rule: SaveRule<V, E>;
  readonly onSaved: (stored: E, saved: Saved) => void;
}

/** A form without its controls. */
export interface EntityForm<V extends FieldValues, P extends Path<V>, E> extends FieldsForm<V, P> {
  readonly save: ReturnType<typeof useSave<V, P, E>>;
  /** The fields that differ from the stored document. */
  readonly changes: readonly Change[];
  readonly isUnsaved: boolean;
  /** The form was filled from a restored draft, which is not saved yet. */
  readonly isDraft: boolean;
  /** Resets to the stored document, with Undo in a toast. */
  readonly discard: () => void;
}

/** The fields, validation, saving and drafts of a form; `FormModal` renders it. */
export function useEntityForm<V extends FieldValues, P extends Path<V>, E>({
  kind,
  fields,
  start,
  stored,
  draft,
  resolver,
  rule,
  onSaved,
}: EntityFormOptions<V, P, E>): EntityForm<V, P, E> {
  const form = useFormFields({ name: kind.form, fields, start, draft, resolver });
  const save = useSave({ form, fields, base: { values: start, stored }, rule, onSaved });
  // It is another one once it was saved.
  const [first] = useState(save.base);
  const changes = save.changesOf(form.getValues());
  const { conflicts } = save;
  const named = useNames(fields, [
    ...changes.map(({ path, before, after }) => ({ path, texts: [before, after] })),
    ...(conflicts ?? []).map(({ key, yours, theirs }) => ({ path: key, texts: [yours, theirs] })),
  ]);
  const isUnsaved = changes.length > 0;
  useDraft(kind, () =>
    isUnsaved ? { stored: save.base.stored, values: form.getValues() } : undefined,
  );

  const discarded = `${kind.form}-discarded`;
  useEffect(() => () => notify.dismiss(discarded), [discarded]);
  return {
    ...form,
    save: {
      ...save,
      conflicts: conflicts?.map((conflict) => ({
        ...conflict,
        yours: named(conflict.key, conflict.yours),
        theirs: named(conflict.key, conflict.theirs),
      })),
    },
    changes: changes.map((change) => ({
      ...change,
      before: named(change.path, change.before),
      after: named(change.path, change.after),
    })),
    isUnsaved,
    isDraft: draft !== undefined && save.base === first,
    discard: () => {
      const typed = form.getValues();
      dropRejected(fields, kind.form);
      form.reset(save.base.values, { keepDefaultValues: true });
      notify.info('Changes discarded.', {
        id: discarded,
        duration: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () => form.reset(typed, { keepDefaultValues: true }),
        },
      });
    },
  };
}

/**
 * Tells the fields that their form is reset: text that is no value, such as half a date, is theirs alone. The event
 * alone leaves the controls and the focus as they are; a reset with values fires none.
 */
function dropRejected(fields: FormFields, name: string): void {
  for (const { path } of fields) {
    const form = document.getElementById(controlId(name, path))?.closest('form');
    if (form) {
      form.dispatchEvent(new Event('reset', { bubbles: true }));
      return;
    }
  }
}
