import { SaveBar } from '@booking/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DiscardQuestion, useUnsavedChanges } from '../../../dialogs/unsaved-changes.tsx';
import type { EntityRow } from '../../../entity/api-types.ts';
import type { FormRows } from '../../../entity/form/field.ts';
import { FieldLines } from '../../../entity/form/field-lines.tsx';
import { FormBody } from '../../../forms/form-body.tsx';
import type { EntityForm } from '../../../forms/use-entity-form.ts';
import { pageAt, type SettingsPage, settingsPages } from '../settings-sections.ts';

export interface SectionFormProps<E extends EntityRow> {
  readonly page: SettingsPage;
  readonly form: EntityForm<FieldValues, string, E>;
  readonly rows: FormRows<E>;
  readonly stored: E;
  /** What the section is for. */
  readonly lead: ReactNode;
  /** Why it can't be changed. */
  readonly reason: string | undefined;
  /** Beside the fields: what they mean, as it is typed. */
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
    isLeft: (from, to) => pageAt(from.search) !== pageAt(to.search),
    onKeep: ignore,
    onDiscard: ignore,
  });
  return (
    <>
      <form
        className="ck-scroll-form"
        aria-label={label}
        noValidate
        // Without a control to reach, the keys scroll it as a whole.
        tabIndex={reason === undefined ? undefined : 0}
        onSubmit={(event) => {
          event.preventDefault();
          form.save.submit();
        }}
      >
        <FormBody
          form={form}
          className="ck-settings-body"
          clash={`Someone else saved ${label.toLowerCase()} while you were editing.`}
        >
          <h2 className="ck-settings-title">{label}</h2>
          <p className="ck-form-note">{reason ?? lead}</p>
          <div className="ck-settings-columns">
            <fieldset className="ck-settings-fields" disabled={reason !== undefined}>
              <FieldLines rows={rows} form={form} stored={stored} />
            </fieldset>
            {preview}
          </div>
          {children}
        </FormBody>
        {reason === undefined && (
          <SaveBar changes={form.changes} state={form.save.state} onDiscard={form.discard} />
        )}
      </form>
      <DiscardQuestion {...unsaved.question} what={label.toLowerCase()} />
    </>
  );
}
