import type { Institution, Template } from '@booking/api-client';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { type EntityForm, useEntityForm } from '../../../forms/use-entity-form.ts';
import type { Saved, SaveRule } from '../../../forms/use-save.ts';
import { useSession } from '../../../session/session-context.ts';
import { checkCreate, checkUpdate } from './check.ts';
import {
  blankValues,
  createBody,
  type FieldPath,
  type InstituteValues,
  instituteFields,
  updateBody,
  valuesOf,
} from './form-values.ts';
import { instituteDraft } from './institute-draft.ts';

export type InstituteEntityForm = EntityForm<InstituteValues, FieldPath, Institution>;

export interface InstituteFormOptions {
  /** The institute to edit; undefined creates one. */
  readonly institute: Institution | undefined;
  readonly draft: InstituteValues | undefined;
  readonly templates: readonly Template[];
  readonly onSaved: (institute: Institution, saved: Saved) => void;
}

/** The institute form: fields, validation, and the calls that save it. */
export function useInstituteForm({
  institute,
  draft,
  templates,
  onSaved,
}: InstituteFormOptions): InstituteEntityForm {
  const { api } = useSession();
  const invalidate = useInvalidate();
  // Starts with the first available template.
  const first = templates.find(({ isAvailable }) => isAvailable)?._id ?? '';
  const rule: SaveRule<InstituteValues, Institution> = {
    valuesOf,
    write(values, { values: before, stored }) {
      if (!stored) {
        const body = createBody(values);
        return { body, send: (options) => api.institution.create(body, options) };
      }
      const body = updateBody(values, before, stored.__v);
      return { body, send: (options) => api.institution.update(stored._id, body, options) };
    },
  };
  return useEntityForm({
    kind: instituteDraft,
    fields: instituteFields(templates),
    start: institute ? valuesOf(institute) : blankValues(first),
    stored: institute,
    draft,
    resolver: institute ? checkUpdate : checkCreate,
    rule,
    onSaved: (stored, saved) => {
      invalidate(institute ? 'institution.update' : 'institution.create', stored);
      onSaved(stored, saved);
    },
  });
}
