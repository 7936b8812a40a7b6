import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Kbd } from '../kbd/index.ts';
import { withBrowser } from '../testing/browser.ts';
import { labels } from '../testing/labels.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { Button, type ButtonSize, buttonSizes } from './index.ts';

const sizes = Object.keys(buttonSizes) as ButtonSize[];

const meta = {
  title: 'Actions/Button/Behaviour',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every label in every size, with and without icon and with Kbd. */
function Corpus() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Button onClick={() => setLoading(!isLoading)}>Toggle</Button>
      <div className="sheet-row" data-corpus>
        {sizes.flatMap((size) =>
          labels.flatMap((label) => [
            <Button key={`${size}${label}`} {...{ size, isLoading }}>
              {label}
            </Button>,
            <Button key={`${size}${label}icon`} icon="check" {...{ size, isLoading }}>
              {label}
            </Button>,
            <Button key={`${size}${label}key`} {...{ size, isLoading }}>
              {label} <Kbd>S</Kbd>
            </Button>,
          ]),
        )}
      </div>
    </>
  );
}

export const Width: Story = {
  name: 'B1: loading changes no size, and only colours are animated',
  // Hundreds of buttons like those that axe checks elsewhere.
  parameters: { a11y: { test: 'off' } },
  render: () => <Corpus />,
  play: async ({ canvas, canvasElement }) => {
    const buttons = [...canvasElement.querySelectorAll<HTMLElement>('[data-corpus] > .bk-button')];
    await expect(labels.length).toBeGreaterThanOrEqual(60);
    await expect(buttons).toHaveLength(labels.length * sizes.length * 3);
    const boxes = () =>
      buttons.map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return `${button.textContent}: ${left} ${top} ${width} ${height}`;
      });
    const before = boxes();
    canvas.getByRole('button', { name: 'Toggle' }).click();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-corpus] > [data-loading]')).toHaveLength(
        buttons.length,
      ),
    );
    const after = boxes();
    await expect(after.filter((box, at) => box !== before[at])).toEqual([]);
    // Hover has a transition; at rest nothing does.
    await expect(
      new Set(buttons.map((button) => getComputedStyle(button).transitionDuration)),
    ).toEqual(new Set(['0s']));
  },
};

/** A button that loads until told otherwise. */
function Saving(props: Partial<ComponentProps<typeof Button>>) {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Button {...props} isLoading={isLoading} onClick={() => setLoading(true)}>
        Save changes
      </Button>
      <button type="button" onClick={() => setLoading(false)}>
        Answer
      </button>
    </>
  );
}

/** Records what live regions announce from now on. */
function listen() {
  const announced: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = target instanceof Element ? target.closest('[aria-live="polite"]') : null;
      if (region && addedNodes.length > 0) announced.push(region.textContent ?? '');
    }
  });
  observer.observe(document.body, { subtree: true, childList: true });
  return { announced, stop: () => observer.disconnect() };
}

export const Name: Story = {
  name: 'B2: loading keeps the name, covers the label and is announced once, politely',
  render: () => <Saving />,
  play: async ({ canvas, userEvent }) => {
    const { announced, stop } = listen();
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-loading', 'label'));
    await expect(getComputedStyle(button).webkitTextFillColor).toBe('rgba(0, 0, 0, 0)');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAccessibleName('Save changes');
    await waitFor(() => expect(announced).toEqual(['Loading']));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(button).not.toHaveAttribute('aria-busy');
    // Nothing stays on the page, and nothing is announced again.
    await waitFor(() =>
      expect(document.querySelector('body > [aria-live]:not(:empty)')).toBeNull(),
    );
    await expect(announced).toEqual(['Loading']);
    stop();
  },
};

export const QuickAnswer: Story = {
  name: 'B2: an immediate response is not announced',
  render: () => <Saving />,
  play: async ({ canvas, userEvent }) => {
    const { announced, stop } = listen();
    const before = document.querySelectorAll('body > [aria-live]').length;
    await withStoppedTime(async (time) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await expect(document.querySelectorAll('body > [aria-live]')).toHaveLength(before + 1);
      canvas.getByRole('button', { name: 'Answer' }).click();
      // What is announced at all is announced by then.
      await time.pass(1000);
    });
    await expect(document.querySelectorAll('body > [aria-live]')).toHaveLength(before);
    await expect(announced).toEqual([]);
    stop();
  },
};

const onSubmit = fn((event: { preventDefault(): void }) => event.preventDefault());

export const Blocked: Story = {
  name: 'B3: loading or with a reason it keeps focus and ignores click, key and submit; disabled it is not focusable',
  render: (args) => (
    <form onSubmit={onSubmit} aria-label="Plan" className="sheet-row">
      <label>
        Name <input defaultValue="Standard" />
      </label>
      <Button {...args} type="submit" isLoading>
        Loading
      </Button>
      <Button {...args} type="submit" disabledReason="Only an Owner may.">
        Reason
      </Button>
      <Button {...args} type="submit" disabled>
        Disabled
      </Button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    onSubmit.mockClear();
    for (const name of ['Loading', 'Reason']) {
      const button = canvas.getByRole<HTMLButtonElement>('button', { name });
      await expect(button.disabled).toBe(false);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAttribute('data-disabled');
      button.focus();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await userEvent.click(button);
      await expect(button).toHaveFocus();
    }
    const disabled = canvas.getByRole('button', { name: 'Disabled' });
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveAttribute('data-disabled');
    await expect(disabled).not.toHaveAttribute('aria-disabled');
    await userEvent.click(disabled);
    await expect(disabled).not.toHaveFocus();
    // Enter in a field activates the form's first submit button: the loading one.
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const CallersClass: Story = {
  name: 'Behaviour: a host class ending in -secondary does not change the look',
  render: () => (
    <>
      <Button disabled>Save</Button>
      <Button disabled className="text-secondary">
        Save
      </Button>
      <Button disabled variant="secondary">
        Save
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    const looks = () =>
      canvas.getAllByRole('button').map((button) => {
        const { backgroundColor, borderColor } = getComputedStyle(button);
        return `${backgroundColor} ${borderColor}`;
      });
    const [plain, named, secondary] = looks();
    await expect(named).toBe(plain);
    await expect(secondary).not.toBe(plain);
    await withBrowser(async ({ media }) => {
      await media({ 'prefers-contrast': 'more' });
      const [plain, named, secondary] = looks();
      await expect(named).toBe(plain);
      await expect(secondary).not.toBe(plain);
    });
  },
};

export const FormSendsAgain: Story = {
  name: 'B3: Enter in a field submits, but not while loading',
  render: () => (
    <form onSubmit={onSubmit} aria-label="Plan" className="sheet-row">
      <label>
        Name <input defaultValue="Standard" />
      </label>
      <Saving type="submit" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy'),
    );
    await userEvent.type(field, '{Enter}{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await userEvent.type(field, '{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
};
