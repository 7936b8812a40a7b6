import { Modal, TextField } from '@booking/ui';
import { useState } from 'react';
import { type DraftKind, usePersistentDraft } from '../../session/use-draft.ts';

/** The server's limit. */
const NAME_MAX = 60;

interface NameDialogProps {
  readonly title: string;
  /** The current name. */
  readonly name: string;
  /** The names of the user's other views. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  readonly onClosed: () => void;
}

/** Asks for a view's name. Typed text is restored after Escape and after the end of the session. */
export default function NameDialog({ title, name, taken, onName, onClosed }: NameDialogProps) {
  const kind: DraftKind<string> = { form: `view ${title} ${name}` };
  const { content: text, change, drop } = usePersistentDraft(kind, name, (typed) => typed === name);
  const [error, setError] = useState<string>();
  const [isOpen, setIsOpen] = useState(true);
  const submit = () => {
    const chosen = text.trim();
    const isTaken = chosen !== name && taken.includes(chosen);
    if (!chosen || isTaken) {
      setError(isTaken ? 'You already have a view with this name.' : 'Enter a name.');
      return;
    }
    drop();
    setIsOpen(false);
    if (chosen !== name) onName(chosen);
    onClosed();
  };
  return (
    <Modal
      open={isOpen}
      size="sm"
      header={{
        icon: 'save',
        text: title,
        description: 'Saves the current search, filters and sort. Only you can see it.',
      }}
      onSubmit={submit}
      footer={{ cancel: { onCancel: onClosed } }}
    >
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={text}
        error={error}
        onChange={({ target }) => {
          change(target.value);
          setError(undefined);
        }}
      />
    </Modal>
  );
}
