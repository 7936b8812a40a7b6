import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Kbd } from '../kbd/index.ts';
import { TextField } from '../text-field/index.ts';
import { useBreakpoint, useHotkey, useOnline } from './index.ts';

function Desk() {
  const [opened, setOpened] = useState(0);
  const isWide = useBreakpoint('lg');
  const isOnline = useOnline();
  const open = () => setOpened((count) => count + 1);
  const search = useHotkey('mod+k', open);
  const add = useHotkey('n', open);
  return (
    <div className="sheet-row">
      <Button variant="secondary" aria-keyshortcuts={search.ariaKeyShortcuts} onClick={open}>
        Find a guest <Kbd>{search.text}</Kbd>
      </Button>
      <Button variant="secondary" aria-keyshortcuts={add.ariaKeyShortcuts} onClick={open}>
        New stay <Kbd>{add.text}</Kbd>
      </Button>
      <TextField label="Room" />
      <p>
        Opened {opened} times, {isWide ? 'with a sidebar' : 'with a menu'}.
      </p>
      {!isOnline && <p>No network. What you enter is kept.</p>}
    </div>
  );
}

const meta = {
  title: 'Basics/Hooks',
  render: () => <Desk />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourHotkey: Story = {
  name: 'Behaviour: keys act on the whole page, and are text in a field',
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('button', { name: /^Find a guest/ });
    const isMac = /^Mac/.test(navigator.platform);
    await expect(search).toHaveAttribute('aria-keyshortcuts', isMac ? 'Meta+K' : 'Control+K');
    await userEvent.keyboard(isMac ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}');
    await expect(canvas.getByText(/^Opened 1 times/)).toBeVisible();
    await userEvent.keyboard('n');
    await expect(canvas.getByText(/^Opened 2 times/)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Room' });
    await userEvent.type(field, 'north');
    await expect(field).toHaveValue('north');
    await expect(canvas.getByText(/^Opened 2 times/)).toBeVisible();
  },
};

export const BehaviourOffline: Story = {
  name: 'Behaviour: the network goes and comes back',
  play: async ({ canvas }) => {
    const network = (isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    };
    try {
      await expect(canvas.queryByText(/^No network/)).toBeNull();
      network(false);
      await expect(await canvas.findByText(/^No network/)).toBeVisible();
      network(true);
      await waitFor(() => expect(canvas.queryByText(/^No network/)).toBeNull());
    } finally {
      // The browser's own is on the prototype.
      Reflect.deleteProperty(navigator, 'onLine');
    }
  },
};

export const BehaviourNarrow: Story = {
  name: 'Behaviour: a window below a breakpoint',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/with a menu\.$/)).toBeVisible();
  },
};

export const BehaviourWide: Story = {
  name: 'Behaviour: a window that is as wide as a breakpoint',
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/with a sidebar\.$/)).toBeVisible();
  },
};
