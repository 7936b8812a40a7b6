import type { Institution } from '@booking/api-client';
import type { DraftKind } from '../../../session/use-draft.ts';
import type { InstituteValues } from './form-values.ts';

/** What is kept of the form when the session ends: the institute as it was, and what was typed. */
export interface InstituteDraft {
  readonly institute: Institution | undefined;
  readonly values: InstituteValues;
}

export const instituteDraft: DraftKind<InstituteDraft> = { form: 'institute' };
