import type { Color } from '@booking/api-client';
import { statusColorsUpdate } from '@booking/api-client/contract/color';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldErrors, set as put, type Resolver } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { offerUndo } from '../../../confirm/offer-undo.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useEntityForm } from '../../../forms/use-entity-form.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { useSession } from '../../../session/session-context.ts';
import { useRestoredDraft } from '../../../session/use-draft.ts';
import {
  bodyOf,
  choicesOf,
  fieldsOf,
  type StatusPath,
  type StatusSet,
  type StatusValues,
  statusDraft,
  valuesOf,
} from './status-values.ts';

/** The form of all statuses, saved as a whole. @param set As the server has it now. */
export function useStatusForm(palette: readonly Color[], set: StatusSet) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const draft = useRestoredDraft(statusDraft);
  const before = useRef<StatusSet>(set);
  const choices = choicesOf(palette, set);
  const start = draft?.stored ?? set;

  /** Says that the set was replaced, and offers to take it back. */
  function replaced(old: StatusSet, now: StatusSet, done: string): void {
    invalidate('color.setStatusColor');
    offerUndo({
      done,
      undo: async (keyOf) => {
        const body = bodyOf(valuesOf(old), versionOf(now));
        await api.color.setStatusColor(body, { idempotencyKey: keyOf(body) });
        invalidate('color.setStatusColor');
      },
      undone: 'Status colours restored.',
    });
  }

  const form = useEntityForm<StatusValues, StatusPath, StatusSet>({
    kind: statusDraft,
    fields: fieldsOf(choices),
    start: valuesOf(start),
    stored: start,
    draft: draft?.values,
    resolver: check,
    rule: {
      valuesOf,
      write(values, { stored = set }) {
        before.current = stored;
        const body = bodyOf(values, versionOf(stored));
        return { body, send: (options) => api.color.setStatusColor(body, options) };
      },
    },
    onSaved: (saved, { taken }) =>
      replaced(
        before.current,
        saved,
        taken.length === 0
          ? 'Status colours saved.'
          : `Status colours saved. Also changed by someone else: ${taken.join(', ')}.`,
      ),
  });

  const { base, catchUp } = form.save;
  const catchUpWith = useEffectEvent((newest: StatusSet) => {
    if ((versionOf(newest) ?? 0) > (versionOf(base.stored ?? []) ?? 0)) catchUp(newest);
  });
  // A save, its Undo or someone else has changed them.
  useEffect(() => catchUpWith(set), [set]);

  return {
    form,
    choices,
    /** Goes back to what the platform came with. Changes that are not saved are dropped. */
    reset: async () => {
      const body = { reset: true as const, ...versioned(set) };
      try {
        const now = await api.color.setStatusColor(body, { idempotencyKey: keyOf(body) });
        form.reset(base.values, { keepDefaultValues: true });
        replaced(set, now, 'Status colours reset to the defaults.');
      } catch (error) {
        // Someone else may have changed them: the next try resets what is there now.
        invalidate('color.setStatusColor');
        throw error;
      }
    },
  };
}

const versionOf = (set: StatusSet) => set[0]?.__v;

function versioned(set: StatusSet) {
  const __v = versionOf(set);
  return __v === undefined ? {} : { __v };
}

const check: Resolver<StatusValues> = (values) => {
  const issues = safeParse(statusColorsUpdate, bodyOf(values, undefined)).error?.issues ?? [];
  if (issues.length === 0) return { values, errors: {} };
  const errors: FieldErrors<StatusValues> = {};
  for (const { path, message } of issues.toReversed()) {
    put(errors, path.join('.'), { type: 'contract', message });
  }
  return { values: {}, errors };
};
