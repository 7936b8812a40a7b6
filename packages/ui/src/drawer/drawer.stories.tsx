import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { drawerStories, mayClose, onClose, open, Stage } from '../testing/drawer-stage.tsx';
import { gone, opened } from '../testing/modal-stage.tsx';

const meta = {
  ...drawerStories,
  title: 'Overlays/Drawer',
  component: Stage,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourDrawnTitle: Story = {
  name: 'Behaviour: a drawn title is a heading; the label stays the name',
  args: {
    label: 'Lake Pichola House',
    title: (
      <>
        Lake <em>Pichola</em> House
      </>
    ),
    defaultOpen: true,
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName('Lake Pichola House');
    const title = screen.getByRole('heading', { name: 'Lake Pichola House' });
    await expect(title.querySelector('em')).toBeVisible();
  },
};

export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await opened()).toBeVisible();
  },
};

export const FeaturesEnd: Story = {
  name: 'Features: at the end',
  args: { side: 'end', label: 'Lake Pichola House' },
};

export const FeaturesHead: Story = {
  name: 'Features: a header with a title, a description and a picture',
  args: {
    defaultOpen: true,
    side: 'end',
    label: 'Asha Rao',
    title: 'Asha Rao',
    description: 'Manager, Lake Pichola House',
    media: <Avatar name="Asha Rao" size="lg" />,
  },
  play: async () => {
    await expect(await opened()).toBeVisible();
  },
};

export const FeaturesFoot: Story = {
  name: 'Features: a footer that stays in view',
  args: {
    ...FeaturesHead.args,
    lines: 30,
    footer: (
      <>
        <Button color="transparent" variant="secondary">
          Discard
        </Button>
        <Button>Save</Button>
      </>
    ),
  },
  play: async ({ userEvent }) => {
    const drawer = await opened();
    const body = drawer.querySelector('[data-part="body"]');
    const foot = drawer.querySelector('[data-part="footer"]');
    await expect(body && getComputedStyle(body).padding).toBe('16px 20px');
    await expect(foot?.getBoundingClientRect().bottom).toBe(window.innerHeight);
    // What gets the focus is not under it.
    const links = screen.getAllByRole('link');
    for (const link of links.slice(0, 24)) {
      link.focus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        foot?.getBoundingClientRect().top ?? 0,
      );
    }
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  },
};

export const BehaviourNoPadding: Story = {
  name: 'Behaviour: hasPadding={false} leaves the padding to the content',
  args: { ...FeaturesHead.args, hasPadding: false },
  play: async () => {
    const drawer = await opened();
    await expect(screen.getByRole('navigation').parentElement).toBe(drawer);
  },
};

export const StatesNarrow: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const CloseInHead: Story = {
  name: 'Behaviour: the header has the only close button, which asks, and it stays while closing',
  args: { ...FeaturesHead.args, defaultOpen: false },
  play: async (scene) => {
    mayClose.mockReturnValueOnce(false);
    const drawer = await open(scene);
    await expect(drawer).toHaveAccessibleName('Asha Rao');
    await expect(drawer).toHaveAccessibleDescription('Manager, Lake Pichola House');
    await expect(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    const close = screen.getByRole('button', { name: 'Close' });
    await scene.userEvent.click(close);
    await expect(mayClose.mock.calls).toEqual([['close-button']]);
    await expect(drawer).not.toHaveAttribute('inert');
    await scene.userEvent.click(close);
    await expect(onClose.mock.calls).toEqual([['close-button']]);
    await expect(screen.getByText('Asha Rao')).toBeInTheDocument();
    await gone();
  },
};

export const States: Story = {};

export const StressLong: Story = {
  name: 'Stress: scrolls inside',
  render: (args) => <Stage {...args} lines={60} />,
};
