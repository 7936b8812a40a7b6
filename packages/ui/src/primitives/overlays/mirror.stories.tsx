import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { Menu } from '../../menu/index.ts';
import { Modal } from '../../modal/index.ts';
import { clearToasts, settledToasts } from '../../testing/toaster.ts';
import { notify, Toaster } from '../../toaster/index.ts';
import type { Direction } from '../dom/direction.ts';

const ignore = () => {};

/** The stage tests check this for components in the page; these are overlays. */
const meta = {
  title: 'Overlays/Right to left',
  tags: ['!autodocs'],
  beforeEach: () => {
    const clear = clearToasts();
    return () => {
      document.documentElement.removeAttribute('dir');
      clear();
    };
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the distance of each part from the start of its overlay. */
async function starts(direction: Direction, show: () => Promise<Element>) {
  document.documentElement.dir = direction;
  const root = await show();
  const frame = root.getBoundingClientRect();
  return [...root.querySelectorAll('*')].map((part) => {
    const { left, right } = part.getBoundingClientRect();
    const start = Math.round(direction === 'ltr' ? left - frame.left : frame.right - right);
    return `${part.getAttribute('class') ?? part.localName} ${start}`;
  });
}

async function expectMirrored(show: () => Promise<Element>) {
  const read = await starts('ltr', show);
  await expect(read.length).toBeGreaterThan(3);
  await expect(await starts('rtl', show)).toEqual(read);
}

const rest = (element: Element) =>
  Promise.all(element.getAnimations().map((animation) => animation.finished));

export const OfAModal: Story = {
  name: 'Behaviour: a modal is mirrored',
  render: () => (
    <Modal
      open
      header={{ icon: 'ban', text: 'Suspend 3 institutes?', description: 'For a week.' }}
      footer={{ confirm: { name: 'Suspend' }, note: 'They get an email.' }}
    >
      No one can sign in there.
    </Modal>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await rest(dialog);
    await expectMirrored(async () => dialog);
  },
};

export const OfAToast: Story = {
  name: 'Behaviour: a toast is mirrored',
  render: () => <Toaster preset="console" />,
  play: async () => {
    notify.info('Saved', { duration: false });
    const [toast] = await settledToasts();
    if (!toast) throw new Error('The toast is gone.');
    await expectMirrored(async () => toast);
  },
};

export const OfAMenu: Story = {
  name: 'Behaviour: a menu is mirrored',
  render: () => (
    <Menu
      label="Institute"
      trigger={<Button>More</Button>}
      items={[
        { label: 'Show codes', checked: true, onChange: ignore },
        { label: 'Archive', icon: 'archive' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expectMirrored(async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      const menu = await screen.findByRole('menu');
      await rest(menu);
      return menu;
    });
  },
};
