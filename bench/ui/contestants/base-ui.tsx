import { Button } from '@base-ui/react/button';
import { Combobox } from '@base-ui/react/combobox';
import { Dialog } from '@base-ui/react/dialog';
import { Toast } from '@base-ui/react/toast';
import { Tooltip } from '@base-ui/react/tooltip';
import type { Contestant } from './contestant.ts';

/** The primitives as their documentation shows them. Their button has no loading state: it is disabled. */
const manager = Toast.createToastManager();

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" data-toast="">
      <Toast.Title />
      <Toast.Close aria-label="Close">×</Toast.Close>
    </Toast.Root>
  ));
}

export const contestant: Contestant = {
  Root: ({ children }) => (
    <Tooltip.Provider delay={100}>
      <Toast.Provider toastManager={manager} limit={1000}>
        {children}
        <Toast.Portal>
          <Toast.Viewport className="toaster">
            <Toasts />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
    </Tooltip.Provider>
  ),
  Button: ({ isLoading, children }) => (
    <Button
      className="button"
      disabled={isLoading}
      focusableWhenDisabled
      data-loading={isLoading || undefined}
    >
      {children}
      {isLoading && <span className="spinner" />}
    </Button>
  ),
  Hinted: ({ hint }) => (
    <Tooltip.Root>
      <Tooltip.Trigger className="button" aria-label={hint}>
        ✎
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner>
          <Tooltip.Popup>{hint}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  ),
  Modal: ({ open, onClose }) => (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>Delete the institute</Dialog.Title>
          <p>It cannot be undone.</p>
          <Dialog.Close>Cancel</Dialog.Close>
          <button type="button">Delete</button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  Choice: ({ names }) => (
    <Combobox.Root items={names}>
      <Combobox.Input aria-label="Village" />
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup className="list">
            <Combobox.List>
              {(name: string) => (
                <Combobox.Item key={name} value={name}>
                  {name}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  ),
  toast: (text) => {
    manager.add({ title: text });
  },
  toastSelector: '[data-toast]',
  dialogSelector: '[role=dialog]',
};
