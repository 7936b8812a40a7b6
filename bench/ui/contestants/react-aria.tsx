import { useMemo } from 'react';
import {
  Button,
  ComboBox,
  Dialog,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Modal,
  ModalOverlay,
  Popover,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
  Tooltip,
  TooltipTrigger,
  Virtualizer,
} from 'react-aria-components';
import type { Contestant } from './contestant.ts';

/** The components without a style, as their documentation shows them. */
const queue = new ToastQueue<{ title: string }>({ maxVisibleToasts: 1000 });

export const contestant: Contestant = {
  Root: ({ children }) => (
    <>
      {children}
      <ToastRegion queue={queue} className="toaster">
        {({ toast }) => (
          <Toast toast={toast} className="toast" data-toast="">
            <ToastContent>
              <Text slot="title">{toast.content.title}</Text>
            </ToastContent>
            <Button slot="close" aria-label="Close">
              ×
            </Button>
          </Toast>
        )}
      </ToastRegion>
    </>
  ),
  Button: ({ isLoading, children }) => (
    <Button className="button" isPending={isLoading} data-loading={isLoading || undefined}>
      {children}
      {isLoading && <span className="spinner" />}
    </Button>
  ),
  Hinted: ({ hint }) => (
    <TooltipTrigger delay={100}>
      <Button className="button" aria-label={hint}>
        ✎
      </Button>
      <Tooltip>{hint}</Tooltip>
    </TooltipTrigger>
  ),
  Modal: ({ open, onClose }) => (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      className="backdrop"
      isDismissable
    >
      <Modal className="dialog">
        <Dialog>
          <Heading slot="title">Delete the institute</Heading>
          <p>It cannot be undone.</p>
          <Button slot="close">Cancel</Button>
          <Button>Delete</Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  ),
  Choice: ({ names }) => {
    const items = useMemo(() => names.map((name) => ({ id: name, name })), [names]);
    return (
      <ComboBox defaultItems={items}>
        <Label>Village</Label>
        <Input />
        <Popover>
          <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
            <ListBox className="list">
              {(item: { id: string; name: string }) => <ListBoxItem>{item.name}</ListBoxItem>}
            </ListBox>
          </Virtualizer>
        </Popover>
      </ComboBox>
    );
  },
  toast: (text) => {
    queue.add({ title: text });
  },
  toastSelector: '[data-toast]',
  dialogSelector: '[role=dialog]',
};
