import type { Color } from '@booking/api-client';
import { Button } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { DiscardQuestion, useUnsavedChanges } from '../../../dialogs/unsaved-changes.tsx';
import { PageForm } from '../../../forms/page-form.tsx';
import { PageActions } from '../../../page/page-actions.tsx';
import { StatusPreview } from '../../../status-colors/status-preview.tsx';
import { StatusWarnings } from '../../../status-colors/status-warnings-list.tsx';
import { drawnStatuses } from './drawn-status.ts';
import { StatusRows } from './status-rows.tsx';
import type { StatusSet } from './status-values.ts';
import { useStatusForm } from './use-status-form.ts';

interface StatusFormProps {
  readonly palette: readonly Color[];
  /** How the statuses are drawn now. */
  readonly set: StatusSet;
}

const ignore = () => undefined;

/** All statuses with a live preview. */
export function StatusForm({ palette, set }: StatusFormProps) {
  const { form, choices, reset } = useStatusForm(palette, set);
  const { isUnsaved } = form;
  const access = useCan()('color.setStatusColor');
  const unsaved = useUnsavedChanges({
    isUnsaved,
    onKeep: ignore,
    onDiscard: ignore,
  });
  const [isResetting, setIsResetting] = useState(false);
  const drawn = drawnStatuses(form.getValues(), choices);
  return (
    <>
      <PageForm
        form={form}
        label="Status colours"
        className="relative flex min-h-0 flex-1 scroll-pb-20 flex-col overflow-y-auto"
        bodyClassName="@container/statuses flex-auto shrink-0 px-5 pt-4 pb-6"
        clash="Someone else saved the status colours while you were editing."
        bar={access.isOpen ? {} : null}
      >
        {access.reason && <p className="ck-form-note">{access.reason}</p>}
        <div className="ck-status-layout grid items-start gap-5">
          <aside className="ck-status-aside">
            <StatusPreview statuses={drawn} />
            <StatusWarnings statuses={drawn} />
          </aside>
          <fieldset className="m-0 min-w-0 border-0 p-0" disabled={!access.isOpen}>
            <legend className="p-0 type-title-sm">Statuses</legend>
            <StatusRows form={form} choices={choices} />
          </fieldset>
        </div>
      </PageForm>
      <PageActions>
        <Button
          variant="secondary"
          color="transparent"
          icon="rotate-ccw"
          disabledReason={access.reason}
          onClick={() => setIsResetting(true)}
        >
          Reset to defaults
        </Button>
      </PageActions>
      {isResetting && (
        <ResetQuestion isUnsaved={isUnsaved} reset={reset} onClosed={() => setIsResetting(false)} />
      )}
      <DiscardQuestion {...unsaved.question} what="the status colours" />
    </>
  );
}

interface ResetQuestionProps {
  readonly isUnsaved: boolean;
  readonly reset: () => Promise<void>;
  readonly onClosed: () => void;
}

function ResetQuestion({ isUnsaved, reset, onClosed }: ResetQuestionProps) {
  return (
    <ConfirmDialog
      open
      confirmation={{ level: 1 }}
      icon="rotate-ccw"
      title="Reset the status colours?"
      description={
        isUnsaved
          ? 'Labels, colours, icons and order go back to the defaults. Changes that you haven’t saved are lost.'
          : 'Labels, colours, icons and order go back to the defaults.'
      }
      confirmLabel="Reset status colours"
      onConfirm={reset}
      onClosed={onClosed}
    />
  );
}
