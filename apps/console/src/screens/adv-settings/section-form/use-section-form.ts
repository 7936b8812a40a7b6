import type { Institution, Setting } from '@booking/api-client';
import { someSections } from '@booking/api-client/contract/setting';
import type { SettingSection } from '@booking/api-client/facts';
import { notify } from '@booking/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { bodyOf, type FormRows, fieldsOf, valuesOf } from '../../../entity/form/field.ts';
import { resolverOf } from '../../../entity/form/resolver.ts';
import { savedText } from '../../../forms/saved-text.ts';
import { type FormDraft, useEntityForm } from '../../../forms/use-entity-form.ts';
import { useReads, useSession } from '../../../session/session-context.ts';
import { type DraftKind, useRestoredDraft } from '../../../session/use-draft.ts';
import { settingsPages } from '../settings-sections.ts';
import { changedSection } from './changed-section.ts';

export interface SectionFormOptions {
  readonly institute: Institution;
  readonly setting: Setting;
  readonly section: SettingSection;
  readonly rows: FormRows<Setting>;
  /** Called before it is saved; a `SaveCancelled` that it throws leaves the form as it is. */
  readonly confirmFirst: (changes: FieldValues) => Promise<void>;
}

/** The form of one section, which is saved by itself. */
export function useSectionForm({
  institute,
  setting,
  section,
  rows,
  confirmFirst,
}: SectionFormOptions) {
  const { api } = useSession();
  const reads = useReads();
  const cache = useQueryClient();
  const invalidate = useInvalidate();
  const fields = fieldsOf(rows, false);
  const kind: DraftKind<FormDraft<FieldValues, Setting>> = { form: `setting-${section}` };
  const draft = useRestoredDraft(kind);
  const start = draft?.stored ?? setting;

  const form = useEntityForm<FieldValues, string, Setting>({
    kind,
    fields,
    start: valuesOf(fields, start),
    stored: start,
    draft: draft?.values,
    resolver: resolverOf(fields, someSections),
    rule: {
      valuesOf: (stored) => valuesOf(fields, stored),
      write(values, { values: before, stored = setting }) {
        const changes = changedSection(section, bodyOf(fields, before), bodyOf(fields, values));
        const body = { institution: institute._id, [section]: changes, __v: stored.__v };
        return {
          body,
          async send(options) {
            await confirmFirst(changes);
            return api.setting.save(body, options);
          },
        };
      },
    },
    onSaved: (stored, saved) => {
      cache.setQueryData(reads.setting.get({ institution: institute._id }).queryKey, stored);
      invalidate('setting.save');
      notify.success(savedText(`${settingsPages[section].label} saved.`, saved));
    },
  });

  const { base, catchUp } = form.save;
  const catchUpWith = useEffectEvent((newest: Setting) => {
    if (newest.__v > (base.stored?.__v ?? 0)) catchUp(newest);
  });
  // Someone else has changed them, or another section was saved.
  useEffect(() => catchUpWith(setting), [setting]);
  return form;
}
