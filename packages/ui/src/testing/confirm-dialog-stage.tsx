import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/index.ts';

export const onConfirm = fn();
export const onClose = fn();
export const onClosed = fn();
export const onRetry = fn();
export const onCheck = fn();

/** A page that asks. */
export function Stage(props: Omit<ConfirmDialogProps, 'open'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          props.onOpenChange?.(next, details);
          if (details.isCanceled) return;
          onClose(details.reason);
          setOpen(false);
        }}
        onClosed={onClosed}
      />
    </>
  );
}
export const phrase = { label: 'Type the institute’s name to confirm', text: 'Lakeview Residency' };

/** The meta that all files of these stories share. */
export const confirmDialogStories = {
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    icon: 'archive',
    title: 'Close Lakeview Residency?',
    description: 'This can’t be undone.',
    confirmLabel: 'Close institute',
    onConfirm,
  },
  beforeEach: () => {
    for (const called of [onConfirm, onClose, onClosed, onRetry, onCheck]) called.mockReset();
  },
} satisfies Meta<typeof Stage>;

export const theDialog = () =>
  screen.findByRole('alertdialog', { name: 'Close Lakeview Residency?' });
export const confirm = () => screen.getByRole('button', { name: 'Close institute' });
export const phraseField = () => screen.getByRole('textbox', { name: phrase.label });
