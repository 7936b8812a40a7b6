import type { FieldValues } from 'react-hook-form';
import type { FormDraft } from '../../forms/use-entity-form.ts';
import type { DraftKind } from '../../session/use-draft.ts';
import type { EntityRow } from '../api-types.ts';

/** The name of an entity's form, and the draft that is kept when the session ends. */
export function draftOf<E extends EntityRow>({
  name,
}: {
  readonly name: string;
}): DraftKind<FormDraft<FieldValues, E>> {
  return { form: name };
}
