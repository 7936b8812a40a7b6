import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { Modal } from '../modal/index.ts';
import { type StoryBrowser, withBrowser } from '../testing/browser.ts';
import { contrastStories, ignore, measure, options } from '../testing/contrast-stage.tsx';
import { clearToasts, settledToasts } from '../testing/toaster.ts';
import { notify, Toaster, type ToastPreset } from '../toaster/index.ts';

const meta = {
  ...contrastStories,
  title: 'Foundations/Contrast',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function inBothThemes(browser: StoryBrowser, root: Element, atLeast: number) {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    await measure(browser, root, atLeast);
  }
  document.documentElement.dataset.theme = 'light';
}

function toasts(preset: ToastPreset): Story {
  return {
    beforeEach: clearToasts,
    render: () => <Toaster preset={preset} />,
    play: () =>
      withBrowser(async (browser) => {
        for (const verb of ['success', 'error', 'info', 'warning'] as const) {
          notify[verb](`It says ${verb}.`, { duration: false });
        }
        await settledToasts();
        const region = document.querySelector('.bk-toaster');
        if (!region) throw new Error('There are no toasts.');
        await inBothThemes(browser, region, 12);
      }),
  };
}

export const ToastsOfTheSite = toasts('site');
export const ToastsOfTheConsole = toasts('console');

export const InModal: Story = {
  name: 'Behaviour: a modal, in light and dark',
  render: () => (
    <Modal
      open
      header={{
        text: 'Suspend 3 institutes?',
        icon: 'ban',
        color: 'red',
        description: 'For a week.',
      }}
      footer={{ confirm: { name: 'Suspend', color: 'red' }, note: 'They get an email.' }}
    >
      No one can sign in there.
    </Modal>
  ),
  play: () =>
    withBrowser(async (browser) => {
      const dialog = await screen.findByRole('dialog');
      await inBothThemes(browser, dialog, 8);
    }),
};

export const InMenu: Story = {
  name: 'Behaviour: a menu with options and the tooltip of a disabled item, in light and dark',
  render: () => (
    <Menu
      label="Institute"
      trigger={<Button>More</Button>}
      items={[
        { label: 'Plan', options, value: 'basic', onChange: ignore },
        'separator',
        { label: 'Show codes', checked: true, onChange: ignore },
        { label: 'Restore', icon: 'undo-2', disabledReason: 'It is not archived.' },
        { label: 'Archive', icon: 'archive', tone: 'danger' },
      ]}
    />
  ),
  play: ({ canvas, userEvent }) =>
    withBrowser(async (browser) => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      const menu = await screen.findByRole('menu');
      await inBothThemes(browser, menu, 9);
      await userEvent.hover(screen.getByRole('menuitem', { name: 'Restore' }));
      const tooltip = await waitFor(() => {
        const shown = document.querySelector('.bk-tooltip')?.parentElement;
        if (!shown) throw new Error('There is no tooltip.');
        return shown;
      });
      await inBothThemes(browser, tooltip, 1);
    }),
};
