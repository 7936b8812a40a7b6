import { isApiError } from '@booking/api-client';
import type { SaveState } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isUnanswered, retryWrite } from '../idempotency/retry-write.ts';
import { useIdempotencyKey } from '../idempotency/use-idempotency-key.ts';
import { changedText } from '../messages/changed-text.ts';
import { messageOf } from '../messages/failure-message.ts';
import { failureParts } from '../messages/failure-parts.ts';
import { type Change, type Conflict, changesOf, merge, take } from './changes.ts';
import type { ConflictSide } from './conflict-view/conflict-view.tsx';
import type { FormFields } from './fields.ts';
import { useAlone } from './use-alone.ts';

/** Source of a form's values: the stored document, and its values in the form. */
export interface SaveBase<V, E> {
  readonly values: V;
  /** Undefined for a document that is not created yet. */
  readonly stored: E | undefined;
}

/** A call that writes. */
export interface Write<E> {
  /** The request body: the same body is the same write. */
  readonly body: unknown;
  readonly send: (options: {
    readonly idempotencyKey: string;
    readonly signal: AbortSignal;
  }) => Promise<E>;
}

/** Thrown by `send` when the user was asked and declined: nothing was sent, and nothing failed. */
export class SaveCancelled extends Error {}

/** Thrown by `send` when someone else has saved the document in the meantime, and the response doesn’t carry it. */
export class SaveConflict<E> extends Error {
  readonly current: E;

  constructor(current: E) {
    super('Someone else has saved it.');
    this.current = current;
  }
}

/** How a kind of document is saved. */
export interface SaveRule<V, E> {
  readonly write: (values: V, base: SaveBase<V, E>) => Write<E>;
  /** The form's values of a stored document. */
  readonly valuesOf: (stored: E) => V;
}

export interface Saved {
  /** The labels of fields that someone else changed, whose values the form has taken over. */
  readonly taken: readonly string[];
  /** False when more was typed while saving, which is still unsaved. */
  readonly isAll: boolean;
}

export interface SaveOptions<V extends FieldValues, P extends Path<V>, E> {
  readonly form: UseFormReturn<V>;
  readonly fields: FormFields<P>;
  readonly base: SaveBase<V, E>;
  readonly rule: SaveRule<V, E>;
  readonly onSaved: (stored: E, saved: Saved) => void;
}

/** The chosen side of each field, by its path. */
type Chosen = Readonly<Partial<Record<string, ConflictSide>>>;

/** Fields that both sides changed, to choose between. */
interface Clash<V, P extends string> {
  readonly conflicts: readonly Conflict<P>[];
  readonly theirs: V;
  readonly taken: readonly string[];
  /** Who saved theirs, and when. */
  readonly changed: string | undefined;
}

/**
 * Saves a form. A save without a response is retried under the same key, then waits for the user. The server's field
 * errors are set on the fields. A document that someone else has saved is merged; fields changed on both sides are put
 * to the user, as often as that happens. Typed text is never lost.
 */
export function useSave<V extends FieldValues, P extends Path<V>, E>({
  form,
  fields,
  base: first,
  rule,
  onSaved,
}: SaveOptions<V, P, E>) {
  const keyOf = useIdempotencyKey();
  const [base, setBase] = useState(first);
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<string>();
  const [clash, setClash] = useState<Clash<V, P>>();
  const [chosen, setChosen] = useState<Chosen>({});
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const alone = useAlone();

  async function send(
    values: V,
    from: SaveBase<V, E>,
    taken: readonly string[] = [],
  ): Promise<void> {
    const control = new AbortController();
    underWay.current = control;
    const { signal } = control;
    const write = rule.write(values, from);
    const idempotencyKey = keyOf(write.body);
    setFailure(undefined);
    setState('saving');
    try {
      const stored = await retryWrite(() => write.send({ idempotencyKey, signal }), {
        signal,
        onUnanswered: () => setState('retrying'),
      });
      onSucceeded(stored, values, taken);
    } catch (error) {
      // The form is gone.
      if (signal.aborted) return;
      if (error instanceof SaveCancelled) return setState('idle');
      setState(isUnanswered(error) ? 'waiting' : 'idle');
      await onFailed(error, values, from, taken);
    }
  }

  function onSucceeded(stored: E, sent: V, taken: readonly string[]): void {
    const theirs = rule.valuesOf(stored);
    // The user can keep typing while saving.
    const later = merge(fields, { base: sent, yours: form.getValues(), theirs }).values;
    const isAll = changesOf(fields, theirs, later).length === 0;
    setBase({ values: theirs, stored });
    form.reset(theirs);
    form.reset(later, { keepDefaultValues: true });
    setState('idle');
    onSaved(stored, { taken, isAll });
  }

  async function onFailed(
    error: unknown,
    values: V,
    from: SaveBase<V, E>,
    before: readonly string[],
  ): Promise<void> {
    const current = conflictOf<E>(error);
    if (current) {
      const theirs = { values: rule.valuesOf(current), stored: current };
      // Text typed since the save began is kept too.
      const yours = merge(fields, { base: values, yours: form.getValues(), theirs: values }).values;
      const merged = merge(fields, { base: from.values, yours, theirs: theirs.values });
      const taken = [...new Set([...before, ...merged.taken])];
      setBase(theirs);
      form.reset(merged.values, { keepDefaultValues: true });
      if (merged.conflicts.length === 0) return send(merged.values, theirs, taken);
      setChosen({});
      const { conflicts } = merged;
      setClash({ conflicts, theirs: theirs.values, taken, changed: changedText(error) });
      return;
    }
    const refused = isApiError(error) ? error.fields : [];
    const fieldErrors = fields.flatMap(({ path }) => {
      const field = refused.find((fieldError) => fieldError.path === path);
      return field ? [{ path, message: field.message }] : [];
    });
    for (const [index, { path, message }] of fieldErrors.entries()) {
      form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    const isShown = (path: string) => fieldErrors.some((fieldError) => fieldError.path === path);
    if (fieldErrors.length === 0 || fieldErrors.length < refused.length) {
      setFailure(messageOf(error, isShown));
    }
  }

  /** Continues with the chosen side of every conflicting field. */
  function settle({ conflicts, theirs, taken }: Clash<V, P>): Promise<void> {
    let values = form.getValues();
    for (const { key } of conflicts) {
      const field = fields.find(({ path }) => path === key);
      if (field && chosen[key] === 'theirs') values = take(field, theirs, values);
    }
    form.reset(values, { keepDefaultValues: true });
    setClash(undefined);
    // All theirs: nothing of the user's own is left to save.
    if (base.stored && changesOf(fields, theirs, values).length === 0) {
      onSucceeded(base.stored, values, taken);
      return Promise.resolve();
    }
    return send(values, base, taken);
  }

  /** Shows a newer version of the document, unless something was typed: that is merged when it is saved. */
  function catchUp(stored: E): void {
    if (state !== 'idle' || changesOf(fields, base.values, form.getValues()).length > 0) return;
    const values = rule.valuesOf(stored);
    setBase({ values, stored });
    form.reset(values);
  }

  const submit = () =>
    alone(async () => {
      if (clash) await settle(clash);
      else await form.handleSubmit((values) => send(values, base))();
    });

  return {
    state,
    base,
    /** Why it is not saved, when no single field is the reason. */
    failure,
    conflicts: clash?.conflicts,
    /** Who saved the other side of the conflicts, and when. */
    changed: clash?.changed,
    chosen,
    onChoose: setChosen,
    submit: () => void submit(),
    catchUp,
    changesOf: (values: V): readonly Change[] => changesOf(fields, base.values, values),
  };
}

/** The current document, when a save failed because of a version conflict. */
export function conflictOf<E>(error: unknown): E | undefined {
  if (error instanceof SaveConflict) return error.current;
  // By contract, this failure carries the document.
  return failureParts(error, 'VERSION_CONFLICT').data as E | undefined;
}
