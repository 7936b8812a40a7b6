import { type Institution, isApiError } from '@booking/api-client';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../../app/failure-message.ts';
import { useSession } from '../../../session/session-context.ts';
import { useIdempotencyKey } from '../../../session/use-idempotency-key.ts';
import { useInvalidate } from '../../../session/use-invalidate.ts';
import type { Side } from './conflict-choice.tsx';
import {
  createBody,
  type FieldPath,
  fieldLabels,
  type InstituteValues,
  updateBody,
  valuesOf,
  withField,
} from './form-values.ts';
import { type Conflict, merge } from './merge.ts';

interface SaveOptions {
  readonly form: UseFormReturn<InstituteValues>;
  readonly institute: Institution | undefined;
  readonly start: InstituteValues;
  readonly onSaved: (institute: Institution) => void;
}

/** What an edit was made from. */
interface Base {
  readonly values: InstituteValues;
  readonly version: number;
}

/**
 * Sends the form. What the server says of fields is put on them; an institute that somebody else has saved meanwhile is
 * merged, and asked about where both changed the same field. A repeated try carries the same key.
 */
export function useSave({ form, institute, start, onSaved }: SaveOptions) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [base, setBase] = useState<Base>({ values: start, version: institute?.__v ?? 0 });
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>();
  const [chosen, setChosen] = useState<Readonly<Partial<Record<FieldPath, Side>>>>({});

  async function send(values: InstituteValues, from: Base): Promise<void> {
    setFailure(undefined);
    setIsSaving(true);
    try {
      onSucceeded(await write(values, from));
    } catch (error) {
      await onFailed(error, values, from);
    } finally {
      setIsSaving(false);
    }
  }

  function write(values: InstituteValues, from: Base): Promise<Institution> {
    if (!institute) {
      const body = createBody(values);
      return api.institution.create(body, { idempotencyKey: keyOf(body) });
    }
    const body = updateBody(values, from.values, from.version);
    return api.institution.update(institute._id, body, { idempotencyKey: keyOf(body) });
  }

  function onSucceeded(saved: Institution): void {
    setIsSaved(true);
    invalidate(institute ? 'institution.update' : 'institution.create');
    onSaved(saved);
  }

  async function onFailed(error: unknown, values: InstituteValues, from: Base): Promise<void> {
    const current = conflictOf(error);
    if (current) {
      const theirs = { values: valuesOf(current), version: current.__v };
      const merged = merge(from.values, values, theirs.values);
      setBase(theirs);
      form.reset(merged.values, { keepDefaultValues: true });
      if (merged.conflicts.length === 0) return send(merged.values, theirs);
      setChosen({});
      setConflicts(merged.conflicts);
      return;
    }
    const fields = isApiError(error) ? error.fields : [];
    const known = fields.filter((field): field is typeof field & { path: FieldPath } =>
      Object.hasOwn(fieldLabels, field.path),
    );
    for (const [index, { path, message }] of known.entries()) {
      form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    if (known.length === 0 || known.length < fields.length) setFailure(messageOf(error));
  }

  /** Goes on with the chosen side of every field that both had changed. */
  function settle(): Promise<void> {
    let values = form.getValues();
    for (const { path, mine, theirs } of conflicts ?? []) {
      values = withField(values, path, chosen[path] === 'theirs' ? theirs : mine);
    }
    form.reset(values, { keepDefaultValues: true });
    setConflicts(undefined);
    return send(values, base);
  }

  return {
    isSaving,
    isSaved,
    failure,
    conflicts,
    chosen,
    onChoose: setChosen,
    submit: () => (conflicts ? settle() : form.handleSubmit((values) => send(values, base))()),
  };
}

/** The institute as it stands now, when a save was refused because of it. */
function conflictOf(error: unknown): Institution | undefined {
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') return undefined;
  const body = error.body;
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  // The contract says that this failure carries the document.
  return body.data as Institution;
}
