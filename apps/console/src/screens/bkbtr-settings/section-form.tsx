import type { BkbtrSetting, BkbtrSettingSave } from '@booking/api-client';
import { bkbtrSettingSave } from '@booking/api-client/contract/bkbtr-setting';
import { notify } from '@booking/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCan } from '../../access/can.ts';
import { type Question, useQuestion } from '../../confirm/use-question.tsx';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { DiscardQuestion, useUnsavedChanges } from '../../dialogs/unsaved-changes.tsx';
import { draftOf } from '../../entity/form/draft-of.ts';
import { changedBody, fieldsOf, valuesOf } from '../../entity/form/field.ts';
import { FieldLines } from '../../entity/form/field-lines.tsx';
import { resolverOf } from '../../entity/form/resolver.ts';
import { PageForm } from '../../forms/page-form.tsx';
import { savedText } from '../../forms/saved-text.ts';
import { useEntityForm } from '../../forms/use-entity-form.ts';
import { useReads, useSession } from '../../session/session-context.ts';
import { useRestoredDraft } from '../../session/use-draft.ts';
import type { Section } from './section.ts';

export interface SectionFormProps {
  readonly section: Section;
  /** As the server has them now. */
  readonly settings: BkbtrSetting;
}

/** The form of a section. Another one, or another page, asks before it drops changes. */
export function SectionForm({ section, settings }: SectionFormProps) {
  const { api } = useSession();
  const cache = useQueryClient();
  const { queryKey } = useReads().bkbtrSetting.get();
  const invalidate = useInvalidate();
  const denied = useCan()('bkbtrSetting.save').reason;
  const question = useQuestion();
  const kind = draftOf<BkbtrSetting>({ name: `settings-${section.key}` });
  const draft = useRestoredDraft(kind);
  const fields = fieldsOf(section.rows, false);
  const start = draft?.stored ?? settings;

  const form = useEntityForm<FieldValues, string, BkbtrSetting>({
    kind,
    fields,
    start: valuesOf(fields, start),
    stored: start,
    draft: draft?.values,
    resolver: resolverOf(fields, bkbtrSettingSave),
    rule: {
      valuesOf: (stored) => valuesOf(fields, stored),
      write(values, { values: before, stored = settings }) {
        const body: BkbtrSettingSave = {
          ...changedBody(fields, values, before),
          __v: stored.__v,
        };
        return {
          body,
          async send(options) {
            await question.ask(questionOf(section), body);
            return api.bkbtrSetting.save(body, options);
          },
        };
      },
    },
    onSaved: (saved, how) => {
      cache.setQueryData(queryKey, saved);
      invalidate('bkbtrSetting.save');
      notify.success(savedText(`${section.title} saved.`, how));
    },
  });
  const { save, isUnsaved } = form;
  const catchUpWith = useEffectEvent((newest: BkbtrSetting) => {
    if (newest.__v > (save.base.stored?.__v ?? 0)) save.catchUp(newest);
  });
  // A save or someone else has changed them.
  useEffect(() => catchUpWith(settings), [settings]);
  const unsaved = useUnsavedChanges({
    isUnsaved,
    onKeep: () => {},
    onDiscard: () => {},
  });

  return (
    <>
      <PageForm
        form={form}
        className="flex flex-1 flex-col"
        bodyClassName="max-w-180 flex-1 pb-5"
        clash="Someone else saved changes while you were editing."
        bar={{
          // From edge to edge of the section, over its padding.
          className: '-mx-5 bottom-0',
          disabledReason: denied,
          ...(save.conflicts && { saveLabel: 'Save merged changes' }),
        }}
      >
        <FieldLines rows={section.rows} form={form} stored={save.base.stored} />
      </PageForm>
      {question.element}
      <DiscardQuestion {...unsaved.question} what={section.title} />
    </>
  );
}

/** Before a section is saved that affects everyone: its name typed, and the own password. */
function questionOf({ title, effects }: Section): Question | undefined {
  return (
    effects && {
      confirmation: {
        level: 3,
        impact: { lines: effects },
        phrase: { label: 'Type the section’s name to confirm', text: title },
      },
      icon: 'shield-check',
      title: `Save ${title}?`,
      confirmLabel: 'Save changes',
    }
  );
}
