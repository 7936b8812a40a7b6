import {
  ActionIcon,
  Button,
  Group,
  MantineProvider,
  Modal,
  Select,
  Text,
  Tooltip,
} from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import type { Contestant } from './contestant.ts';

export const contestant: Contestant = {
  Root: ({ children }) => (
    <MantineProvider>
      {children}
      <Notifications limit={1000} />
    </MantineProvider>
  ),
  Button: ({ isLoading, children }) => <Button loading={isLoading}>{children}</Button>,
  Hinted: ({ hint }) => (
    <Tooltip label={hint} openDelay={100} closeDelay={100}>
      <ActionIcon aria-label={hint}>✎</ActionIcon>
    </Tooltip>
  ),
  Modal: ({ open, onClose }) => (
    <Modal opened={open} onClose={onClose} title="Delete the institute">
      <Text>It cannot be undone.</Text>
      <Group>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red">Delete</Button>
      </Group>
    </Modal>
  ),
  Choice: ({ names }) => <Select label="Village" data={names} searchable />,
  toast: (text) => {
    notifications.show({ message: text });
  },
  toastSelector: '.mantine-Notification-root',
  dialogSelector: '[role=dialog]',
};
