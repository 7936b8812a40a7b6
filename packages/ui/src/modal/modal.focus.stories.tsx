import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { withBrowser } from '../testing/browser.ts';
import { button, dialog, gone, ModalStage } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { TextField } from '../text-field/index.ts';
import { Modal } from './index.ts';

const meta = {
  title: 'Overlays/Modal/Focus',
  component: ModalStage,
  tags: ['!autodocs'],
  args: {
    header: { icon: 'pencil', text: 'Edit institute' },
    children: <TextField label="Name" name="name" />,
  },
} satisfies Meta<typeof ModalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAndBack: Story = {
  name: 'Behaviour: M1 focus moves to the first field within a frame, stays inside and returns',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    // No frame and no timer has passed.
    await withStoppedTime(async (time) => {
      opener.click();
      await time.pass(0);
      await expect(screen.getByLabelText('Name')).toHaveFocus();
    });
    for (let presses = 0; presses < 8; presses += 1) {
      await userEvent.tab({ shift: presses > 4 });
      await expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function Choosing() {
  const name = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Institutes
      </h1>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        header={{ text: 'Edit institute' }}
        footer={{ cancel: { onCancel: () => setOpen(false) } }}
        initialFocus={name}
        returnFocus={heading}
      >
        <TextField label="Code" name="code" />
        <TextField label="Name" name="name" ref={name} />
      </Modal>
    </>
  );
}

export const Chosen: Story = {
  name: 'Behaviour: M1 initialFocus and returnFocus set where focus moves',
  render: () => <Choosing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};

export const Radio: Story = {
  name: 'Behaviour: M1 the selected radio of a group gets focus',
  args: {
    children: (
      <RadioCards
        label="Status"
        name="status"
        value="paused"
        onChange={() => {}}
        options={[
          { value: 'active', label: 'Active' },
          { value: 'paused', label: 'Paused' },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(screen.getByRole('radio', { name: 'Paused' })).toHaveFocus();
  },
};

function Removing() {
  const [hasField, setHasField] = useState(true);
  return hasField ? (
    <Button onClick={() => setHasField(false)}>Remove me</Button>
  ) : (
    <TextField label="Name" name="name" />
  );
}

export const Removed: Story = {
  name: 'Behaviour: M1 focus stays in the dialog when the focused element is removed',
  args: { children: <Removing /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog().contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  },
};

function Nested() {
  const [open, setOpen] = useState(0);
  const level = (depth: number) => (
    <Modal
      open={open >= depth}
      header={{ text: `Dialog ${depth}` }}
      footer={{ cancel: { onCancel: () => setOpen(depth - 1) } }}
      onSubmit={() => setOpen(depth - 1)}
    >
      <Button onClick={() => setOpen(depth + 1)}>{`Open ${depth + 1}`}</Button>
      {depth < 3 && level(depth + 1)}
    </Modal>
  );
  return (
    <>
      <Button onClick={() => setOpen(1)}>Open 1</Button>
      {level(1)}
    </>
  );
}

export const Stack: Story = {
  name: 'Behaviour: M7 M8 Escape closes the topmost nested modal, its form is separate, and scrolling is locked until the last closes',
  render: () => <Nested />,
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      [...document.querySelectorAll('[role="dialog"]:not([inert]) h2')].map((h) => h.textContent);
    const held = () => document.documentElement.style.overflow;
    await userEvent.click(canvas.getByRole('button', { name: 'Open 1' }));
    await userEvent.click(button('Open 2'));
    await userEvent.click(button('Open 3'));
    await expect(names()).toEqual(['Dialog 1', 'Dialog 2', 'Dialog 3']);
    await userEvent.keyboard('{Escape}');
    await expect(names()).toEqual(['Dialog 1', 'Dialog 2']);
    await waitFor(() => expect(button('Open 3')).toHaveFocus());
    // At its end it calls onCancel, which shows two.
    await waitFor(() => expect(screen.queryByText('Dialog 3')).toBeNull());
    const inner = document.querySelectorAll('form')[1];
    if (inner) fireEvent.submit(inner);
    await waitFor(() => expect(names()).toEqual(['Dialog 1']));
    await waitFor(() => expect(button('Open 2')).toHaveFocus());
    await expect(held()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(held()).toBe('');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open 1' })).toHaveFocus());
  },
};

const manyParagraphs = Array.from({ length: 80 }, (_, line) => `Paragraph ${line + 1}`).map(
  (text) => <p key={text}>{text}</p>,
);

export const LongText: Story = {
  name: 'Behaviour: M11 a text that is longer than the modal scrolls by keyboard from where the focus is',
  args: { header: { text: 'Terms' }, children: manyParagraphs },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const text = screen.getByRole('region', { name: 'Terms' });
    await expect(text).toHaveFocus();
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await withBrowser(async ({ keyboard }) => {
      await keyboard('{PageDown}');
      await waitFor(() => expect(text.scrollTop).toBeGreaterThan(0));
    });
    await userEvent.tab();
    await expect(button('Cancel')).toHaveFocus();
  },
};

export const ShortText: Story = {
  name: 'Behaviour: M11 a text that fits is no stop for the keyboard',
  args: { header: { text: 'Terms' }, children: <p>A line</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(button('Cancel')).toHaveFocus();
    await expect(screen.queryByRole('region', { name: 'Terms' })).toBeNull();
  },
};

function LongDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} label="Terms" title="Terms" onOpenChange={() => setOpen(false)}>
        {manyParagraphs}
      </Drawer>
    </>
  );
}

export const LongTextOfDrawer: Story = {
  name: 'Behaviour: M11 a long drawer scrolls by keyboard from where the focus is',
  render: () => <LongDrawer />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(dialog()).toHaveFocus();
    await withBrowser(async ({ keyboard }) => {
      await keyboard('{PageDown}');
      await waitFor(() => expect(dialog().scrollTop).toBeGreaterThan(0));
    });
  },
};

export const ScreenKeyboard: Story = {
  name: 'Behaviour: M9 the buttons stay above the on-screen keyboard',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: {
      options: { phone: { name: '375 px', styles: { width: '375px', height: '667px' } } },
    },
  },
  args: {
    children: [...'abcdefgh'].map((line) => <TextField key={line} label={line} name={line} />),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const { visualViewport } = window;
    if (!visualViewport) throw new Error('This browser has no visual viewport.');
    Object.defineProperty(visualViewport, 'height', { value: 367, configurable: true });
    visualViewport.dispatchEvent(new Event('resize'));
    await Promise.all(
      dialog()
        .getAnimations()
        .map((animation) => animation.finished),
    );
    await expect(button('Save').getBoundingClientRect().bottom).toBeLessThanOrEqual(367);
    await expect(dialog().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await withStoppedTime(async (time) => {
      // The keyboard goes while the modal closes.
      await userEvent.click(button('Save'));
      await expect(dialog()).toHaveAttribute('inert');
      Reflect.deleteProperty(visualViewport, 'height');
      visualViewport.dispatchEvent(new Event('resize'));
      canvas.getByText('Open').click();
      await time.pass(0);
      await expect(dialog().parentElement?.clientHeight).toBe(window.innerHeight);
    });
  },
};
