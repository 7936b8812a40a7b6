import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TOOLTIP_DELAY_MS, TOOLTIP_MAX_WIDTH, TOOLTIP_Z_INDEX } from '../constants.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { clearToasts, holdToasts, onlyToast, settledToasts } from '../testing/toaster.ts';
import { tooltip } from '../testing/tooltip.ts';
import { Toaster } from '../toaster/index.ts';
import { Tooltip, TooltipProvider } from './index.ts';

const reason = '6 assets still use this category. Move them first.';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    label: 'Rates of 14 categories, for the next 90 days',
    children: <Button variant="secondary">Copy rates</Button>,
  },
  // The preview mounts the provider, as an app would.
  render: () => (
    <div className="sheet-row">
      <IconButton icon="pencil" label="Edit category" size="md" />
      <IconButton icon="copy" label="Copy link" size="md" />
      <IconButton icon="trash-2" label="Delete category" size="md" disabledReason={reason} />
      <Button color="transparent" variant="secondary">
        No tooltip
      </Button>
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooltipText = () => tooltip()?.firstChild?.textContent;

/** Simulates a mouse moving onto a control. */
function point(at: Element, pointerType: 'mouse' | 'touch' = 'mouse') {
  at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
}

const nothing = () => waitFor(() => expect(tooltip()).toBeNull());

/** Long enough for a tooltip to have appeared. */
const AMPLE_MS = 3 * TOOLTIP_DELAY_MS;

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

export const Delay: Story = {
  name: 'Behaviour: [TIP-02] TT3 shows and hides after 0.1 s, at most 250 px wide, z-index 9999',
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit category' });
    await nothing();
    await expect(TOOLTIP_DELAY_MS).toBe(100);
    await withStoppedTime(async (time) => {
      point(edit);
      await expect(await time.until(() => tooltip() !== null)).toBe(TOOLTIP_DELAY_MS);
      point(document.body);
      await expect(await time.until(() => tooltip() === null)).toBe(TOOLTIP_DELAY_MS);
    });

    point(canvas.getByRole('button', { name: 'Delete category' }));
    await waitFor(() => expect(tooltipText()).toBe(reason));
    const element = tooltip();
    // The text is wider than that, so it fills it.
    const { width } = element?.getBoundingClientRect() ?? new DOMRect();
    await expect(TOOLTIP_MAX_WIDTH).toBe(250);
    await expect(Math.abs(width - TOOLTIP_MAX_WIDTH)).toBeLessThanOrEqual(1);
    await expect(TOOLTIP_Z_INDEX).toBe(9999);
    await expect(element && getComputedStyle(element).zIndex).toBe(String(TOOLTIP_Z_INDEX));
  },
};

export const Moved: Story = {
  name: 'Behaviour: follows its control when the layout moves, and hides with it',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit category' });
    const row = button.parentElement;
    if (!row) throw new Error('There is no row.');
    point(button);
    await waitFor(() => expect(tooltipText()).toBe('Edit category'));
    /** Above or below, with an arrow in between. */
    const isBeside = () => {
      const tip = tooltip()?.getBoundingClientRect() ?? new DOMRect();
      const { top, bottom } = button.getBoundingClientRect();
      const gap = Math.max(top - tip.bottom, tip.top - bottom);
      return gap > 5 && gap < 13;
    };
    await waitFor(() => expect(isBeside()).toBe(true));
    row.style.marginBlockStart = '200px';
    await waitFor(() => expect(isBeside()).toBe(true));
    row.style.display = 'none';
    await waitFor(() => expect(tooltip()).not.toBeVisible());
    row.removeAttribute('style');
    point(document.body);
    await nothing();
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

export const OneAtATime: Story = {
  name: 'Behaviour: TT2 TT3 one tooltip at a time, none for a short hover or touch',
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit category' });
    const copy = canvas.getByRole('button', { name: 'Copy link' });
    await withStoppedTime(async (time) => {
      point(edit);
      await time.pass(TOOLTIP_DELAY_MS - 1);
      point(document.body);
      await time.pass(AMPLE_MS);
      await expect(tooltip()).toBeNull();
      point(edit, 'touch');
      await time.pass(AMPLE_MS);
      await expect(tooltip()).toBeNull();
    });
    point(edit);
    await waitFor(() => expect(tooltipText()).toBe('Edit category'));
    point(copy);
    await waitFor(() => expect(tooltipText()).toBe('Copy link'));
    await expect(document.querySelectorAll('.bk-tooltip').length).toBe(1);
  },
};

function SecondApp() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <TooltipProvider />}
      <Button onClick={() => setThere(false)} data-tooltip="Away with it">
        Close the other app
      </Button>
    </>
  );
}

export const TwoApps: Story = {
  name: 'Behaviour: with two layers mounted, the first shows tooltips and the other takes over',
  render: () => <SecondApp />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    point(button);
    await waitFor(() => expect(tooltipText()).toBe('Away with it'));
    await expect(document.querySelectorAll('.bk-tooltip')).toHaveLength(1);
    await userEvent.click(button);
    await nothing();
    point(document.body);
    point(button);
    await waitFor(() => expect(tooltipText()).toBe('Away with it'));
  },
};

export const Resized: Story = {
  name: 'Behaviour: hides when the window is resized',
  play: async ({ canvas }) => {
    point(canvas.getByRole('button', { name: 'Edit category' }));
    await waitFor(() => expect(tooltip()).not.toBeNull());
    window.dispatchEvent(new Event('resize'));
    await nothing();
  },
};

export const StaysUnderThePointer: Story = {
  name: 'Behaviour: TT3 the tooltip itself can be hovered',
  play: async ({ canvas }) => {
    point(canvas.getByRole('button', { name: 'Edit category' }));
    await waitFor(() => expect(tooltip()).not.toBeNull());
    const element = tooltip();
    await withStoppedTime(async (time) => {
      if (element) point(element);
      await time.pass(AMPLE_MS);
      await expect(tooltipText()).toBe('Edit category');
    });
    point(document.body);
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

function Vanishing(): ReactNode {
  const [copies, setCopies] = useState(0);
  if (copies > 1) return <p>Gone</p>;
  return (
    <IconButton
      icon={copies ? 'check' : 'copy'}
      label={copies ? 'Copied' : 'Copy link'}
      size="md"
      onKeyDown={({ key }) => key === 'c' && setCopies(copies + 1)}
    />
  );
}

export const FollowsItsControl: Story = {
  name: 'Behaviour: updates with its control’s text and disappears with it',
  render: () => <Vanishing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(tooltipText()).toBe('Copy link'));
    await userEvent.keyboard('c');
    await waitFor(() => expect(tooltipText()).toBe('Copied'));
    await userEvent.keyboard('c');
    await expect(canvas.getByText('Gone')).toBeVisible();
    await nothing();
  },
};

const onOpenChange = fn<OnOpenChange>();
const told = () => onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason]);

function Hints() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="sheet-row">
      <Tooltip label="Rates are per night" open={isOpen} onOpenChange={onOpenChange}>
        <Button onClick={() => setOpen(!isOpen)}>Rates</Button>
      </Tooltip>
      <Tooltip label="New" defaultOpen>
        <Button>Reports</Button>
      </Tooltip>
    </div>
  );
}

export const Opened: Story = {
  name: 'Behaviour: the app can open a tooltip, or show it at first',
  render: () => <Hints />,
  play: async ({ canvas, userEvent }) => {
    onOpenChange.mockClear();
    await waitFor(() => expect(tooltipText()).toBe('New'));
    const rates = canvas.getByRole('button', { name: 'Rates' });
    point(rates);
    await waitFor(() => expect(told()).toEqual([[true, 'hover']]));
    await expect(tooltipText()).toBe('New');
    point(document.body);
    await waitFor(() =>
      expect(told()).toEqual([
        [true, 'hover'],
        [false, 'hover'],
      ]),
    );
    rates.click();
    await waitFor(() => expect(tooltipText()).toBe('Rates are per night'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(told().at(-1)).toEqual([false, 'escape']));
    await expect(tooltipText()).toBe('Rates are per night');
    rates.click();
    await waitFor(() => expect(tooltipText()).toBe('New'));
    await userEvent.keyboard('{Escape}');
    await nothing();
  },
};

const onRefused = fn<OnOpenChange>((_, details) => details.cancel());

export const Refused: Story = {
  name: 'Behaviour: the app can refuse that a tooltip opens or closes',
  render: () => (
    <div className="sheet-row">
      <Tooltip label="Rates are per night" onOpenChange={onRefused}>
        <Button>Rates</Button>
      </Tooltip>
      <Tooltip
        label="New reports"
        onOpenChange={(open, details) => open || onRefused(open, details)}
      >
        <Button>Reports</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    onRefused.mockClear();
    point(canvas.getByRole('button', { name: 'Rates' }));
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    await nothing();
    point(canvas.getByRole('button', { name: 'Reports' }));
    await waitFor(() => expect(tooltipText()).toBe('New reports'));
    point(document.body);
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(2));
    await userEvent.keyboard('{Escape}');
    await expect(onRefused.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, 'hover'],
      [false, 'hover'],
      [false, 'escape'],
    ]);
    await expect(tooltipText()).toBe('New reports');
  },
};

export const WithoutAnchors: Story = {
  name: 'Behaviour: where the browser can’t position it, it stays above or below its control, within the window',
  render: () => (
    <div className="sheet-end">
      <IconButton icon="trash-2" label="Delete category" disabledReason={reason} />
    </div>
  ),
  play: async ({ canvas }) => {
    const supports = spyOn(CSS, 'supports').mockReturnValue(false);
    const button = canvas.getByRole('button', { name: 'Delete category' });
    const expectPlace = (side: 'above' | 'below') =>
      waitFor(() => {
        const tip = tooltip()?.getBoundingClientRect() ?? new DOMRect();
        const { top, bottom } = button.getBoundingClientRect();
        expect(side === 'above' ? top - tip.bottom : tip.top - bottom).toBeCloseTo(11, 0);
        expect(tip.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 7);
      });
    button.style.marginTop = '200px';
    point(button);
    await waitFor(() => expect(tooltipText()).toBe(reason));
    await expectPlace('above');
    // It follows when the page moves.
    button.style.marginTop = '160px';
    await expectPlace('above');
    button.style.marginTop = '0';
    await expectPlace('below');
    point(document.body);
    await nothing();
    supports.mockRestore();
  },
};

export const LeavesNoTrace: Story = {
  name: 'Behaviour: it leaves the control’s style as it was',
  render: () => (
    <div className="sheet-row">
      <IconButton icon="pencil" label="Edit category" style={{ anchorName: '--mine' }} />
      <IconButton icon="copy" label="Copy link" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [edit, copy] = canvas.getAllByRole('button');
    if (!edit || !copy) throw new Error('There are two buttons.');
    point(edit);
    await waitFor(() => expect(tooltipText()).toBe('Edit category'));
    await expect(edit.style.getPropertyValue('anchor-name')).toBe('--mine, --bk-tooltip');
    point(copy);
    await waitFor(() => expect(tooltipText()).toBe('Copy link'));
    await expect(edit.style.getPropertyValue('anchor-name')).toBe('--mine');
    point(document.body);
    await nothing();
    await expect(copy).not.toHaveAttribute('style');
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
