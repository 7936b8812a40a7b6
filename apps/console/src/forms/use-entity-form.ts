import { notify } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import { type DraftKind, useDraft } from '../session/use-draft.ts';
import type { Change } from './changes.ts';
import { controlId, type FormFields } from './fields.ts';
import { type Saved, type SaveRule, useSave } from './use-save.ts';

/** The draft kept when the session ends: the stored document, and what was typed. */
export interface FormDraft<V, E> {
  readonly stored: E | undefined;
  readonly values: V;
}

export interface EntityFormOptions<V extends FieldValues, P extends Path<V>, E> {
  /** The name of the draft; the controls' ids start with it. */
  readonly kind: DraftKind<FormDraft<V, E>>;
  readonly fields: FormFields<P>;
  /** The initial values. */
  readonly start: V;
  /** The document to edit; undefined for a new one. */
  readonly stored: E | undefined;
  /** The restored draft of the last session. */
  readonly draft?: V | undefined;
  readonly resolver: Resolver<V>;
  readonly rule: SaveRule<V, E>;
  readonly onSaved: (stored: E, saved: Saved) => void;
}

/** A form without its controls. */
export interface EntityForm<V extends FieldValues, P extends Path<V>, E> extends UseFormReturn<V> {
  readonly save: ReturnType<typeof useSave<V, P, E>>;
  /** The fields that differ from the stored document. */
  readonly changes: readonly Change[];
  readonly isUnsaved: boolean;
  /** The form was filled from a restored draft. */
  readonly isDraft: boolean;
  /** The errors, in the order of the form, with the id of each control. */
  readonly problems: readonly { readonly id: string; readonly message: string }[];
  /** The props of a field's control. */
  readonly field: (path: P) => UseFormRegisterReturn<P> & {
    readonly id: string;
    readonly label: string;
    readonly error: string | undefined;
  };
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
  const form = useForm<V>({
    // A whole form is a valid `DefaultValues`, which react-hook-form's type does not see.
    defaultValues: start as DefaultValues<V>,
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
    resolver,
    // Half-typed values are not errors yet.
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // `FormBody` moves the focus, to the summary if there is one.
    shouldFocusError: false,
  });
  useWatch({ control: form.control });
  const save = useSave({ form, fields, base: { values: start, stored }, rule, onSaved });
  const changes = save.changesOf(form.getValues());
  const isUnsaved = changes.length > 0;
  useDraft(kind, () =>
    isUnsaved ? { stored: save.base.stored, values: form.getValues() } : undefined,
  );

  const discarded = `${kind.form}-discarded`;
  useEffect(() => () => notify.dismiss(discarded), [discarded]);
  const problemOf = (path: string): string | undefined => {
    const error: { readonly message?: string } | undefined = get(form.formState.errors, path);
    return error?.message;
  };

  const registered = (path: P): UseFormRegisterReturn<P> => {
    const control = form.register(path);
    return {
      ...control,
      onChange: async (event) => {
        await control.onChange(event);
        // An error disappears as soon as it is corrected.
        if (form.getFieldState(path).invalid) await form.trigger(path);
      },
    };
  };

  return {
    ...form,
    save,
    changes,
    isUnsaved,
    isDraft: draft !== undefined,
    problems: fields
      .flatMap((field) => [field, ...(field.parts?.(get(form.getValues(), field.path)) ?? [])])
      .flatMap(({ path, label }) => {
        const message = problemOf(path);
        return message ? [{ id: controlId(kind.form, path), message: `${label}: ${message}` }] : [];
      }),
    field: (path) => ({
      ...registered(path),
      id: controlId(kind.form, path),
      label: fields.find((field) => field.path === path)?.label ?? path,
      error: problemOf(path),
    }),
    discard: () => {
      const typed = form.getValues();
      form.reset(save.base.values, { keepDefaultValues: true });
      notify.info('Changes discarded.', {
        id: discarded,
        duration: UNDO_MS,
        action: {
          name: 'Undo',
          onAction: () => form.reset(typed, { keepDefaultValues: true }),
        },
      });
    },
  };
}
