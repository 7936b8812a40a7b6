import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { clearToasts, holdToasts, onlyToast, settledToasts } from '../testing/toaster.ts';
import { tooltip } from '../testing/tooltip.ts';
import {
  AMPLE_MS,
  nothing,
  point,
  reason,
  tooltipStories,
  tooltipText,
} from '../testing/tooltip-stage.tsx';
import { Toaster } from '../toaster/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  ...tooltipStories,
  title: 'Overlays/Tooltip',
  component: Tooltip,
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div className="sheet-row">
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy rates' });
    await userEvent.hover(button);
    await waitFor(() => expect(tooltipText()).toBe(args.label));
    await expect(button).toHaveAccessibleDescription(args.label);
  },
};

export const StatesDark: Story = {
  name: 'States: dark',
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete category' }));
    await waitFor(() => expect(tooltipText()).toBe(reason));
  },
};

export const Narrow: Story = {
  name: 'Behaviour: [TIP-01] at 480 px only a disabled control has a tooltip',
  globals: { viewport: { value: 'w480' } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(480);
    await withStoppedTime(async (time) => {
      point(canvas.getByRole('button', { name: 'Edit category' }));
      await time.pass(AMPLE_MS);
      await expect(tooltip()).toBeNull();
    });
    point(canvas.getByRole('button', { name: 'Delete category' }));
    await waitFor(() => expect(tooltipText()).toBe(reason));
  },
};

export const Wide: Story = {
  name: 'Behaviour: [TIP-01] above 480 px every control with a name has a tooltip',
  globals: { viewport: { value: 'w481' } },
  parameters: {
    viewport: {
      options: { w481: { name: '481 px', styles: { width: '481px', height: '844px' } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(481);
    point(canvas.getByRole('button', { name: 'Edit category' }));
    await waitFor(() => expect(tooltipText()).toBe('Edit category'));
    point(canvas.getByRole('button', { name: 'No tooltip' }));
    await nothing();
  },
};

export const Keyboard: Story = {
  name: 'Behaviour: TT3 keyboard focus shows it, Escape hides only the tooltip',
  play: async ({ canvas, userEvent }) => {
    const onKeyDown = fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', onKeyDown);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit category' })).toHaveFocus();
    await waitFor(() => expect(tooltipText()).toBe('Edit category'));
    await userEvent.keyboard('{Escape}');
    await nothing();
    await expect(onKeyDown).toHaveLastReturnedWith(true);
    await withStoppedTime(async (time) => {
      await time.pass(AMPLE_MS);
      await expect(tooltip()).toBeNull();
    });
    await userEvent.tab();
    await waitFor(() => expect(tooltipText()).toBe('Copy link'));
    document.removeEventListener('keydown', onKeyDown);
  },
};

export const Refusing: Story = {
  name: 'Behaviour: TT1 TT2 a disabled control stays in the tab order and gives its reason by mouse, key and touch',
  beforeEach: clearToasts,
  render: () => (
    <>
      <Button disabledReason={reason}>Delete category</Button>
      <Toaster preset="console" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete category' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveAttribute('disabled');
    await expect(button).toHaveAccessibleDescription(reason);
    point(button);
    await waitFor(() => expect(tooltipText()).toBe(reason));
    point(document.body);
    await nothing();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(tooltipText()).toBe(reason));
    button.blur();
    await nothing();
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await waitFor(() => expect(onlyToast()).toHaveTextContent(reason));
    await expect(tooltip()).toBeNull();
    const goOn = await holdToasts();
    await settledToasts();
    await expect(onlyToast()).toBeVisible();
    goOn();
  },
};

export const OnAnIcon: Story = {
  name: 'Behaviour: a labelled icon has a tooltip, and its reason is reachable by keyboard',
  render: () => (
    <div className="sheet-row">
      <Icon name="badge-check" label="Verified" />
      <Icon name="plug" label="Channel" disabledReason="The plan has no channel integration." />
      <Icon name="star" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    point(canvas.getByRole('img', { name: 'Verified' }));
    await waitFor(() => expect(tooltipText()).toBe('Verified'));
    point(document.body);
    await nothing();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Channel' })).toHaveFocus();
    await waitFor(() => expect(tooltipText()).toBe('The plan has no channel integration.'));
  },
};

export const FeaturesReason: Story = {
  name: 'Features: disabled reason',
  play: async ({ canvas }) => {
    point(canvas.getByRole('button', { name: 'Delete category' }));
    await waitFor(() => expect(tooltipText()).toBe(reason));
  },
};

export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Edit category' }));
    await waitFor(() => expect(tooltipText()).toBe('Edit category'));
  },
};

export const StressLong: Story = {
  name: 'Stress: long text at the edge of the page',
  render: () => (
    <div className="sheet-end">
      <IconButton
        icon="trash-2"
        label="Delete category"
        size="md"
        disabledReason={`${reason} `.repeat(4)}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    point(canvas.getByRole('button', { name: 'Delete category' }));
    await waitFor(() => expect(tooltip()).not.toBeNull());
    await waitFor(() =>
      expect(tooltip()?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};
