import { Button, ConfirmDialog, notify, Tag } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { useState } from 'react';

/** An action that can be undone runs immediately, and offers Undo. */
export function RemovableTag() {
  const [isThere, setThere] = useState(true);
  function remove() {
    setThere(false);
    notify.success('Tag removed', {
      duration: UNDO_MS,
      action: { label: 'Undo', onAction: () => setThere(true) },
    });
  }
  return isThere ? <Tag label="heritage" onRemove={remove} /> : <p>No tags.</p>;
}

/** An action that can't be undone asks first: what happens next, and a proof that the right thing is meant. */
export function CloseInstitute({ close }: { close: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="red" onClick={() => setOpen(true)}>
        Close institute
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={() => setOpen(false)}
        title="Close Lake Pichola House?"
        description="It can be reopened for 90 days."
        impact={{ lines: ['12 users can no longer sign in.', '28 rooms are no longer sold.'] }}
        phrase={{ label: 'Type the institute’s name to confirm', text: 'Lake Pichola House' }}
        confirmLabel="Close institute"
        color="red"
        onConfirm={async () => {
          await close();
          notify.success('Lake Pichola House closed');
        }}
      />
    </>
  );
}
