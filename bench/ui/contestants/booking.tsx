import { Button } from '@booking/ui/button';
import { Combobox } from '@booking/ui/combobox';
import { IconButton } from '@booking/ui/icon-button';
import { Modal } from '@booking/ui/modal';
import { notify, Toaster } from '@booking/ui/toaster';
import { TooltipProvider } from '@booking/ui/tooltip';
import { useMemo } from 'react';
import type { Contestant } from './contestant.ts';

export const contestant: Contestant = {
  Root: ({ children }) => (
    <>
      {children}
      <TooltipProvider />
      <Toaster preset="console" />
    </>
  ),
  Button: ({ isLoading, children }) => <Button isLoading={isLoading}>{children}</Button>,
  Hinted: ({ hint }) => <IconButton icon="pencil" label={hint} />,
  Modal: ({ open, onClose }) => (
    <Modal
      open={open}
      header={{ text: 'Delete the institute' }}
      footer={{ cancel: { onCancel: onClose }, confirm: { name: 'Delete', color: 'red' } }}
    >
      <p>It cannot be undone.</p>
    </Modal>
  ),
  Choice: ({ names }) => {
    const options = useMemo(() => names.map((label) => ({ value: label, label })), [names]);
    return <Combobox label="Village" options={options} />;
  },
  toast: (text) => notify.info(text),
  toastSelector: '.bk-toast',
  dialogSelector: '[role=dialog]',
};
