import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu } from '../menu/index.ts';
import { Modal, type ModalProps } from '../modal/index.ts';
import { TextField } from '../text-field/index.ts';
import { Toaster } from '../toaster/index.ts';
import { clearToasts } from './toaster.ts';

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

/** The meta that all files of these stories share. */
export const modalWithNeighbours = {
  args: {
    header: { icon: 'pencil', text: 'Edit institute' },
    children: <TextField label="Name" name="name" />,
  },
  beforeEach: clearToasts,
  render: (args) => (
    <>
      <ModalStage {...args} />
      <Toaster preset="console" />
    </>
  ),
} satisfies Meta<typeof ModalStage>;

export function Layers() {
  const [drawer, setDrawer] = useState(false);
  const [modal, setModal] = useState(false);
  return (
    <>
      <Button onClick={() => setDrawer(true)}>Open drawer</Button>
      <Drawer open={drawer} onOpenChange={() => setDrawer(false)} side="end" label="Details">
        <Button onClick={() => setModal(true)}>Open modal</Button>
        <Modal
          open={modal}
          header={{ text: 'Edit institute' }}
          footer={{ cancel: { onCancel: () => setModal(false) } }}
        >
          <Menu
            label="Choices"
            trigger={<IconButton icon="ellipsis" label="More" />}
            items={[{ label: 'First' }]}
          />
        </Modal>
      </Drawer>
      <Toaster preset="console" />
    </>
  );
}
