import type { Institution } from '@booking/api-client';
import type { FormDraft } from '../../../forms/use-entity-form.ts';
import type { DraftKind } from '../../../session/use-draft.ts';
import type { InstituteValues } from './form-values.ts';

/** The form's name, and the draft kept when the session ends. */
export const instituteDraft: DraftKind<FormDraft<InstituteValues, Institution>> = {
  form: 'institute',
};
