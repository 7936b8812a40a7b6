import { type Institution, isApiError, type Policy } from '@booking/api-client';
import { policyContent, policyUpdate } from '@booking/api-client/contract/policy';
import { POLICY_DEFAULTS } from '@booking/api-client/facts';
import { notify } from '@booking/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { parse } from 'zod/mini';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import {
  bodyOf,
  changedBody,
  type FormRows,
  fieldsOf,
  valuesOf,
} from '../../../entity/form/field.ts';
import { resolverOf } from '../../../entity/form/resolver.ts';
import { savedText } from '../../../forms/saved-text.ts';
import { type EntityForm, type FormDraft, useEntityForm } from '../../../forms/use-entity-form.ts';
import { SaveConflict, type Write } from '../../../forms/use-save.ts';
import { useReads, useSession } from '../../../session/session-context.ts';
import { type DraftKind, useRestoredDraft } from '../../../session/use-draft.ts';

const kind: DraftKind<FormDraft<FieldValues, Policy>> = { form: 'policy' };

interface PolicyFormState {
  readonly form: EntityForm<FieldValues, string, Policy>;
  /** Typed content, as it would be sent. */
  readonly content: FieldValues;
}

/** The form of a policy, or of the first one, which starts with what is usual. Each save makes a version. */
export function usePolicyForm(
  institute: Institution,
  policy: Policy | null,
  rows: FormRows<Policy>,
): PolicyFormState {
  const { api } = useSession();
  const reads = useReads();
  const cache = useQueryClient();
  const invalidate = useInvalidate();
  const fields = fieldsOf(rows, false);
  const restored = useRestoredDraft(kind);
  const stored = restored?.stored ?? policy ?? undefined;
  const usual = valuesOf(fields, firstPolicy(institute));
  // Nothing is stored before the first save: what every policy has counts as a change.
  const start = stored ? valuesOf(fields, stored) : { ...usual, tiers: [], noShowTime: '' };

  /** Adds the first version. If someone else has added one, the save is a conflict with theirs. */
  function first(values: FieldValues): Write<Policy> {
    const content = parse(policyContent, bodyOf(fields, values));
    const body = { institution: institute._id, ...content };
    return {
      body,
      async send(options) {
        try {
          return await api.policy.create(body, options);
        } catch (error) {
          if (!isApiError(error) || error.code !== 'DUPLICATE') throw error;
          const current = await api.policy.get({ institution: institute._id });
          throw current ? new SaveConflict(current) : error;
        }
      },
    };
  }

  const form = useEntityForm<FieldValues, string, Policy>({
    kind,
    fields,
    start,
    stored,
    draft: restored?.values ?? (stored ? undefined : usual),
    resolver: resolverOf(fields, policyContent),
    rule: {
      valuesOf: (document) => valuesOf(fields, document),
      write(values, base): Write<Policy> {
        if (!base.stored) return first(values);
        const { _id: id, __v } = base.stored;
        const body = { ...parse(policyUpdate, changedBody(fields, values, base.values)), __v };
        return { body, send: (options) => api.policy.update(id, body, options) };
      },
    },
    onSaved: (document, saved) => {
      cache.setQueryData(reads.policy.get({ institution: institute._id }).queryKey, document);
      invalidate('policy.update');
      notify.success(savedText(`Policy, version ${document.versionNo}, saved.`, saved));
    },
  });

  const { base, catchUp } = form.save;
  const catchUpWith = useEffectEvent((newest: Policy | null) => {
    if (newest && newest.__v > (base.stored?.__v ?? -1)) catchUp(newest);
  });
  // Someone else has changed it.
  useEffect(() => catchUpWith(policy), [policy]);
  return {
    form: { ...form, isDraft: restored !== undefined },
    content: bodyOf(fields, form.getValues()),
  };
}

/** Returns the initial policy of an institute without one. */
export function firstPolicy({ _id, createdAt }: Institution): Policy {
  return {
    _id,
    institution: _id,
    ...POLICY_DEFAULTS,
    versionNo: 0,
    effectiveFrom: createdAt,
    versions: [],
    createdAt,
    updatedAt: createdAt,
    createdBy: null,
    updatedBy: null,
    __v: 0,
  };
}
