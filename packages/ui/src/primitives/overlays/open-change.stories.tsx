import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Banner } from '../../banner/index.ts';
import { Button } from '../../button/index.ts';
import { Menu } from '../../menu/index.ts';
import { Popover } from '../../popover/index.ts';
import { SideNav } from '../../side-nav/index.ts';
import {
  beside,
  common,
  isClosed,
  isOpen,
  onOpenChange,
  onSelect,
  openChangeStories,
  refused,
  told,
} from '../../testing/open-change-stage.tsx';
import { TextField } from '../../text-field/index.ts';

const meta = {
  ...openChangeStories,
  title: 'Overlays/Reasons',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];
const page = ({ canvas }: Play) => canvas.getByRole('button', { name: 'On the page' });

export const OfPopover: Story = {
  name: 'Behaviour: a popover says why it opens and closes',
  render: beside(
    <Popover {...common} trigger={<Button>Share</Button>}>
      <TextField label="Email address" />
    </Popover>,
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(trigger);
    await isOpen('dialog');
    await userEvent.click(trigger);
    await isClosed('dialog');
    await expect(told()).toEqual(['opens: trigger, click', 'closes: trigger, click']);

    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await isOpen('dialog');
    await userEvent.keyboard('{Escape}');
    await isClosed('dialog');
    await expect(told()).toEqual(['opens: trigger, click', 'closes: escape, keydown']);

    await userEvent.click(trigger);
    await isOpen('dialog');
    await userEvent.click(page(context));
    await isClosed('dialog');
    await expect(told()).toEqual(['opens: trigger, click', 'closes: outside, pointerdown']);

    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
    page(context).focus();
    await isClosed('dialog');
    await expect(told()).toEqual(['opens: trigger, click', 'closes: focus-out, focusin']);
  },
};

export const PopoverRefused: Story = {
  name: 'Behaviour: a popover stays as it is for what its host refuses',
  render: OfPopover.render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    refused.add('trigger');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(told()).toEqual(['opens: trigger, click']);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    refused.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await isOpen('dialog');
    refused.add('outside').add('escape');
    await userEvent.click(page(context));
    await userEvent.keyboard('{Escape}');
    await expect(told()).toEqual([
      'opens: trigger, click',
      'closes: outside, pointerdown',
      'closes: escape, keydown',
    ]);
    await isOpen('dialog');
    refused.clear();
    await userEvent.keyboard('{Escape}');
    await isClosed('dialog');
  },
};

export const OfMenu: Story = {
  name: 'Behaviour: a menu says why it opens and closes, once',
  render: beside(
    <Menu {...common} trigger={<Button>More</Button>} items={[{ label: 'Copy', onSelect }]} />,
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await isOpen('menu');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
    await isClosed('menu');
    await expect(told()).toEqual(['opens: trigger, pointerdown', 'closes: item, click']);
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await isOpen('menu');
    await userEvent.keyboard('{Enter}');
    await isClosed('menu');
    await expect(told()).toEqual(['opens: trigger, keydown', 'closes: item, click']);

    await userEvent.keyboard('{ArrowDown}');
    await isOpen('menu');
    await userEvent.keyboard('{Escape}');
    await isClosed('menu');
    await expect(told()).toEqual(['opens: trigger, keydown', 'closes: escape, keydown']);

    await userEvent.click(trigger);
    await isOpen('menu');
    await userEvent.click(page(context));
    await isClosed('menu');
    await expect(told()).toEqual(['opens: trigger, pointerdown', 'closes: outside, pointerdown']);
  },
};

export const MenuRefused: Story = {
  name: 'Behaviour: a menu that its host keeps open runs its items, with the focus in it',
  render: OfMenu.render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await isOpen('menu');
    told();
    refused.add('item').add('outside');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
    await expect(told()).toEqual(['closes: item, click']);
    await userEvent.click(page(context));
    await expect(new Set(told())).toContain('closes: outside, pointerdown');
    await isOpen('menu');
    refused.clear();
    await userEvent.keyboard('{Escape}');
    await isClosed('menu');
  },
};

export const OfFolds: Story = {
  name: 'Behaviour: a banner and a navigation that their host keeps stay as they are',
  render: () => (
    <>
      <Banner dismissible onOpenChange={onOpenChange}>
        Rates are saved.
      </Banner>
      <SideNav
        label="Main"
        isFoldable
        items={[{ key: 'a', items: [{ key: 'b', label: 'Home', href: '#', icon: 'house' }] }]}
        onOpenChange={onOpenChange}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    const fold = canvas.getByRole('button', { expanded: true });
    refused.add('close-button').add('trigger');
    await userEvent.click(dismiss);
    await userEvent.click(fold);
    await expect(told()).toEqual(['closes: close-button, click', 'closes: trigger, click']);
    await expect(dismiss).toBeVisible();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    refused.clear();
    await userEvent.click(dismiss);
    await userEvent.click(fold);
    await expect(canvas.queryByText('Rates are saved.')).not.toBeInTheDocument();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
  },
};
