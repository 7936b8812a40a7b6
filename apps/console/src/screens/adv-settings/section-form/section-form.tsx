import { Heading } from '@booking/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DiscardQuestion, useUnsavedChanges } from '../../../dialogs/unsaved-changes.tsx';
import type { EntityRow } from '../../../entity/api-types.ts';
import type { FormRows } from '../../../entity/form/field.ts';
import { FieldLines } from '../../../entity/form/field-lines.tsx';
import { PageForm } from '../../../forms/page-form.tsx';
import type { EntityForm } from '../../../forms/use-entity-form.ts';
import { type SettingsPage, settingsPages } from '../settings-sections.ts';

export interface SectionFormProps<E extends EntityRow> {
  readonly page: SettingsPage;
  readonly form: EntityForm<FieldValues, string, E>;
  readonly rows: FormRows<E>;
  readonly stored: E;
  /** Purpose of the section. */
  readonly lead: ReactNode;
  /** Why it can't be changed. */
  readonly reason: string | undefined;
  /** Preview beside the fields, which follows the typing. */
  readonly preview?: ReactNode;
  /** Below the fields. */
  readonly children?: ReactNode;
}

const ignore = () => undefined;

/** One section of the settings with a save bar of its own. */
export function SectionForm<E extends EntityRow>({
  page,
  form,
  rows,
  stored,
  lead,
  reason,
  preview,
  children,
}: SectionFormProps<E>) {
  const { label } = settingsPages[page];
  const unsaved = useUnsavedChanges({
    isUnsaved: form.isUnsaved,
    onKeep: ignore,
    onDiscard: ignore,
  });
  return (
    <>
      <PageForm
        form={form}
        label={label}
        className="relative flex min-h-0 flex-1 scroll-pb-20 flex-col overflow-y-auto"
        bodyClassName="@container/settings flex-auto shrink-0 px-5 pt-4 pb-6 max-lg:px-3"
        clash={`Someone else saved ${label.toLowerCase()} while you were editing.`}
        bar={reason === undefined ? {} : null}
      >
        <Heading level={2}>{label}</Heading>
        <p className="ck-form-note">{reason ?? lead}</p>
        <div className="ck-settings-columns grid items-start gap-6">
          <fieldset className="m-0 min-w-0 max-w-160 border-0 p-0" disabled={reason !== undefined}>
            <FieldLines rows={rows} form={form} stored={stored} />
          </fieldset>
          {preview}
        </div>
        {children}
      </PageForm>
      <DiscardQuestion {...unsaved.question} what={label.toLowerCase()} />
    </>
  );
}
