import type { Category, Institution } from '@booking/api-client';
import { categoryCode } from '@booking/api-client/contract/category';
import { notify, TextField } from '@booking/ui';
import { useState } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { FormModal } from '../../../forms/form-modal.tsx';
import { type FormDraft, useEntityForm } from '../../../forms/use-entity-form.ts';
import { useSession } from '../../../session/session-context.ts';
import type { DraftKind } from '../../../session/use-draft.ts';

interface CodesFormProps {
  readonly institute: Institution;
  readonly categories: readonly Category[];
  readonly kind: DraftKind<CodesDraft>;
  readonly draft: CodesDraft | undefined;
  readonly onClosed: () => void;
}

/** The codes as they were typed. */
export type CodesDraft = FormDraft<FieldValues, readonly Category[]>;

type Codes = Record<string, string>;

const codesOf = (categories: readonly Category[]): Codes =>
  Object.fromEntries(categories.map(({ _id, code }) => [_id, code]));

const same = (code: string | undefined) => (code ?? '').trim().toUpperCase();

/** The first error of each code: its form, or another category that has it. */
const resolver: Resolver<FieldValues> = (values) => {
  const errors: FieldErrors<FieldValues> = {};
  for (const [id, code] of Object.entries(values)) {
    const isTwice = Object.entries(values).some(
      ([otherId, taken]) => otherId !== id && same(taken) === same(code),
    );
    const message =
      safeParse(categoryCode, code).error?.issues[0]?.message ??
      (isTwice ? 'Another category has this code too.' : undefined);
    if (message) errors[id] = { type: 'code', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** The codes of all categories, saved together: two can swap theirs. */
export default function CodesForm({
  institute,
  categories,
  kind,
  draft,
  onClosed,
}: CodesFormProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [isOpen, setIsOpen] = useState(true);
  const [shown] = useState(draft?.stored ?? categories);
  const form = useEntityForm<FieldValues, string, readonly Category[]>({
    kind,
    fields: shown.map(({ _id, name }) => ({ path: _id, label: name })),
    start: codesOf(shown),
    stored: shown,
    draft: draft?.values,
    resolver,
    rule: {
      valuesOf: codesOf,
      write: (values, base) => {
        const codes = Object.entries(values)
          .filter(([id, code]) => same(code) !== same(base.values[id]))
          .map(([_id, code]) => ({ _id, code: String(code) }));
        const body = { institution: institute._id, codes };
        return { body, send: (options) => api.category.updateCodes(body, options) };
      },
    },
    onSaved: (_, { isAll }) => {
      invalidate('category.updateCodes');
      if (isAll) setIsOpen(false);
      notify.success('Codes saved.');
    },
  });
  return (
    <FormModal
      form={form}
      open={isOpen}
      icon="hash"
      title="Edit codes"
      what="the codes"
      note="Codes are saved together, so two categories can swap theirs."
      onClosed={onClosed}
    >
      {shown.map(({ _id }) => (
        <TextField key={_id} {...form.field(_id)} autoComplete="off" spellCheck={false} />
      ))}
    </FormModal>
  );
}
