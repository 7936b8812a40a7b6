import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Modal, type ModalProps } from '../modal/index.ts';

/** A page with a button that opens the story's modal. Confirm closes it through `open`, as after success. */
export function ModalStage({
  footer,
  onSubmit,
  defaultOpen = false,
  ...modal
}: Omit<ModalProps, 'open'> & { defaultOpen?: boolean }) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <>
      <Button color="transparent" variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Modal
        {...modal}
        open={open}
        onSubmit={
          onSubmit &&
          ((event) => {
            onSubmit(event);
            setOpen(false);
          })
        }
        footer={{
          ...footer,
          cancel: {
            ...footer?.cancel,
            onCancel: () => {
              setOpen(false);
              footer?.cancel?.onCancel?.();
            },
          },
          confirm: {
            ...footer?.confirm,
            onConfirm: () => {
              footer?.confirm?.onConfirm?.();
              if (!onSubmit) setOpen(false);
            },
          },
        }}
      />
    </>
  );
}

/** Returns the dialog after its opening animation. */
export async function opened(name?: string): Promise<HTMLElement> {
  const node = screen.getByRole('dialog', name === undefined ? {} : { name });
  await Promise.all(node.getAnimations().map((animation) => animation.finished));
  return node;
}

export const dialog = () => screen.getByRole('dialog');
export const noDialog = () => document.querySelector('[role$="dialog"]') === null;

/** Waits until every dialog is unmounted. */
export const gone = () => waitFor(() => expect(noDialog()).toBe(true));

export const button = (name: string) => screen.getByRole('button', { name });

/** Returns the backdrop of the topmost dialog. */
export function backdrop(): Element {
  const topmost = [...document.querySelectorAll('.bk-modal-backdrop')].at(-1);
  if (!topmost) throw new Error('No modal is open.');
  return topmost;
}
