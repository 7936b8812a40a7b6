import { notify } from '@booking/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { type FormDraft, useEntityForm } from '../../forms/use-entity-form.ts';
import { useSession } from '../../session/session-context.ts';
import { type DraftKind, useRestoredDraft } from '../../session/use-draft.ts';
import {
  bodyOf,
  fieldsOf,
  type RolePath,
  type RoleScope,
  type RoleValues,
  type StoredRoles,
  valuesOf,
  versionOf,
} from '../role-set.ts';

const roleDraft: DraftKind<FormDraft<RoleValues, StoredRoles>> = { form: 'roles' };

// Every value of the form is valid: the server decides the rest.
const accept: Resolver<RoleValues> = (values) => ({ values, errors: {} });

/** The form of all roles of a template or an institute, saved as one. @param stored As the server has them now. */
export function useRoleForm(scope: RoleScope, stored: StoredRoles) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const draft = useRestoredDraft(roleDraft);
  const start = draft?.stored ?? stored;
  const form = useEntityForm<RoleValues, RolePath, StoredRoles>({
    kind: roleDraft,
    fields: fieldsOf(scope.defaults, scope.template),
    start: valuesOf(scope, start),
    stored: start,
    draft: draft?.values,
    resolver: accept,
    rule: {
      valuesOf: (saved) => valuesOf(scope, saved),
      write(values, base) {
        const body = bodyOf(scope, values, base.stored ?? stored);
        return { body, send: (options) => api.rolePermission.save(body, options) };
      },
    },
    onSaved: (_saved, { taken }) => {
      invalidate('rolePermission.save');
      notify.success(
        taken.length === 0
          ? 'Permissions saved. They apply immediately.'
          : `Permissions saved. Also changed by someone else: ${taken.join(', ')}.`,
      );
    },
  });
  const { base, catchUp } = form.save;
  const catchUpWith = useEffectEvent((newest: StoredRoles) => {
    if (versionOf(newest) > versionOf(base.stored ?? [])) catchUp(newest);
  });
  // Someone else has saved them, or a dialog of this page has.
  useEffect(() => catchUpWith(stored), [stored]);
  return form;
}
