import * as Dialog from '@radix-ui/react-dialog';
import * as Toast from '@radix-ui/react-toast';
import * as Tooltip from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import type { Contestant } from './contestant.ts';

/** The primitives bare, as their documentation shows them; they have no button. */
const listeners = new Set<(text: string) => void>();

function Toaster() {
  const [texts, setTexts] = useState<string[]>([]);
  useEffect(() => {
    const add = (text: string) => setTexts((before) => [...before, text]);
    listeners.add(add);
    return () => {
      listeners.delete(add);
    };
  }, []);
  return (
    <Toast.Provider>
      {texts.map((text) => (
        <Toast.Root key={text} className="toast" data-toast="">
          <Toast.Title>{text}</Toast.Title>
          <Toast.Close aria-label="Close">×</Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toaster" />
    </Toast.Provider>
  );
}

export const contestant: Contestant = {
  Root: ({ children }) => (
    <Tooltip.Provider delayDuration={100}>
      {children}
      <Toaster />
    </Tooltip.Provider>
  ),
  Hinted: ({ hint }) => (
    <Tooltip.Root>
      <Tooltip.Trigger className="button">Edit</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content>{hint}</Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  ),
  Modal: ({ open, onClose }) => (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="backdrop" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title>Delete the institute</Dialog.Title>
          <p>It cannot be undone.</p>
          <Dialog.Close>Cancel</Dialog.Close>
          <button type="button">Delete</button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  toast: (text) => {
    for (const add of listeners) add(text);
  },
  toastSelector: '[data-toast]',
  dialogSelector: '[role=dialog]',
};
