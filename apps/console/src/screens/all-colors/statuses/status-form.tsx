import type { Color } from '@booking/api-client';
import { Button, SaveBar } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { DiscardQuestion, useUnsavedChanges } from '../../../dialogs/unsaved-changes.tsx';
import { FormBody } from '../../../forms/form-body.tsx';
import { PageActions } from '../../../page/page-actions.tsx';
import { StatusPreview } from '../../../status-colors/status-preview.tsx';
import { StatusWarnings } from '../../../status-colors/status-warnings-list.tsx';
import { tabOf } from '../tab-of.ts';
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
  const { save, isUnsaved } = form;
  const gate = useCan()('color.setStatusColor');
  const unsaved = useUnsavedChanges({
    isUnsaved,
    isLeft: (from, to) => tabOf(from.search) !== tabOf(to.search),
    onKeep: ignore,
    onDiscard: ignore,
  });
  const [isResetting, setIsResetting] = useState(false);
  const drawn = drawnStatuses(form.getValues(), choices);
  return (
    <>
      <form
        className="ck-scroll-form"
        aria-label="Status colours"
        noValidate
        // Without a control to reach, the keys scroll it as a whole.
        tabIndex={gate.isOpen ? undefined : 0}
        onSubmit={(event) => {
          event.preventDefault();
          save.submit();
        }}
      >
        <FormBody
          form={form}
          className="ck-status-body"
          clash="Someone else saved the status colours while you were editing."
        >
          {gate.reason && <p className="ck-form-note">{gate.reason}</p>}
          <div className="ck-status-layout">
            <aside className="ck-status-aside">
              <StatusPreview statuses={drawn} />
              <StatusWarnings statuses={drawn} />
            </aside>
            <fieldset className="ck-status-fields" disabled={!gate.isOpen}>
              <legend className="ck-status-legend">Statuses</legend>
              <StatusRows form={form} choices={choices} />
            </fieldset>
          </div>
        </FormBody>
        {gate.isOpen && (
          <SaveBar changes={form.changes} state={save.state} onDiscard={form.discard} />
        )}
      </form>
      <PageActions>
        <Button
          variant="secondary"
          color="transparent"
          icon="rotate-ccw"
          disabledReason={gate.reason}
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
