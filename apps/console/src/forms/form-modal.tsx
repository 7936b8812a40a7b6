import { type IconName, Modal, type ModalProps, SaveBar } from '@booking/ui';
import { type ReactNode, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { DiscardQuestion, useUnsavedChanges } from '../dialogs/unsaved-changes.tsx';
import { FormBody } from './form-body.tsx';
import type { EntityForm } from './use-entity-form.ts';

export interface FormModalProps<V extends FieldValues, P extends Path<V>, E> {
  readonly form: EntityForm<V, P, E>;
  /** False once it is saved: the closing animation plays. */
  readonly open: boolean;
  readonly icon: IconName;
  readonly title: string;
  /** Noun for the record, in the discard prompt. */
  readonly what: string;
  /** The label of the button that creates, such as "Add institute"; undefined when editing. */
  readonly addName?: string | undefined;
  /** A note below the fields. */
  readonly note?: ReactNode;
  /** Gets the focus when it opens. Default: the first control. */
  readonly initialFocus?: ModalProps['initialFocus'];
  /** Called when the closing animation has ended, cancelled or saved. */
  readonly onClosed: () => void;
  /** The controls, each with `form.field(path)`. */
  readonly children: ReactNode;
}

/**
 * The form of a new or stored document in a modal. A stored one has a bar with its changes; conflicting edits replace
 * the fields until they are resolved. Typed text survives every failure, and is only discarded after a prompt.
 */
export function FormModal<V extends FieldValues, P extends Path<V>, E>({
  form,
  open,
  icon,
  title,
  what,
  addName,
  note,
  initialFocus,
  onClosed,
  children,
}: FormModalProps<V, P, E>) {
  const { save, isUnsaved } = form;
  const [isDiscarded, setIsDiscarded] = useState(false);
  const unsaved = useUnsavedChanges({
    isUnsaved: isUnsaved && !isDiscarded,
    onKeep: () => {},
    onDiscard: () => setIsDiscarded(true),
  });
  const isClashing = save.conflicts !== undefined;

  return (
    <>
      <Modal
        open={open && !isDiscarded}
        onOpenChange={unsaved.onOpenChange}
        onClosed={onClosed}
        initialFocus={initialFocus}
        size="lg"
        header={{
          icon: isClashing ? 'triangle-alert' : icon,
          text: isClashing ? `Conflicting changes to ${what}` : title,
        }}
        isLoading={save.state === 'saving'}
        onSubmit={save.submit}
        footer={{
          cancel: { hide: !addName && !isClashing },
          confirm: {
            hide: !addName && !isClashing,
            name: isClashing ? 'Save merged changes' : save.state === 'waiting' ? 'Retry' : addName,
          },
          note: addName && <span role="status">{unsentWords[save.state] ?? note}</span>,
        }}
      >
        <FormBody form={form} clash="Someone else saved changes while you were editing.">
          {children}
          {!addName && (
            <>
              {note && <p className="ck-form-note">{note}</p>}
              <SaveBar
                // From edge to edge of the modal, over the padding of its body.
                className="-mx-5 -bottom-4.5 mt-3 -mb-4.5 print:hidden"
                changes={form.changes}
                state={save.state}
                onDiscard={form.discard}
              />
            </>
          )}
        </FormBody>
      </Modal>
      <DiscardQuestion {...unsaved.question} what={what} />
    </>
  );
}

/** Texts of a form without a bar while a save has not arrived. */
const unsentWords: Readonly<Record<string, string>> = {
  retrying: 'Not saved. Retrying…',
  waiting: 'Not saved. Your changes are kept.',
};
