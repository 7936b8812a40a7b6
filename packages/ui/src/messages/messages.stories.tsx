import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Drawer } from '../drawer/index.ts';
import { Modal } from '../modal/index.ts';
import { ignore, messagesStories, Page, pseudo } from '../testing/messages-stage.tsx';
import { namesOf, storyText, untranslated } from '../testing/pseudo-messages.ts';
import { settledToasts } from '../testing/toaster.ts';
import { notify, Toaster } from '../toaster/index.ts';
import { hi, MessagesProvider } from './index.ts';

const meta = {
  ...messagesStories,
  title: 'Foundations/Messages',
  tags: ['!autodocs'],
  component: MessagesProvider,
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hindi: Story = {
  name: 'Features: in Hindi',
  args: { messages: hi },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'पृष्ठ' })).toHaveTextContent('3 में से 1 से 3');
  },
};

const onPage = pseudo(<Page />);

export const Pseudo: Story = {
  name: 'Behaviour: every string of a page is in the catalogue',
  render: () => onPage.page,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Announced, not visible: the button is loading.
    await waitFor(() =>
      expect(document.querySelector('body > [aria-live]')).toHaveTextContent('⟦Loading⟧'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '⟦Show password⟧' }));
    await userEvent.click(canvas.getByRole('button', { name: '⟦Pause⟧' }));
    const next = canvas.getByRole('button', { name: '⟦Next⟧' });
    while (next.dataset.disabledReason === undefined) await userEvent.click(next);
    await userEvent.click(canvas.getByRole('button', { name: storyText('Send') }));
    await expect(await canvas.findByText('⟦Add at least one.⟧')).toBeVisible();
    const password = canvas.getByLabelText(/Password·/);
    password.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }),
    );
    await expect(await canvas.findByText('⟦Caps Lock is on.⟧')).toBeVisible();
    await expect(untranslated(canvasElement)).toEqual([]);
    const parts = namesOf(
      ...(['carousel', 'dataTable', 'errorState', 'field', 'filterSelect'] as const),
      ...(['errorSummary', 'pagination', 'passwordField', 'searchField', 'spinner'] as const),
    );
    await expect(parts.filter((name) => !onPage.asked.has(name))).toEqual([]);
  },
};

const inModal = pseudo(
  <Modal
    open
    isLoading
    header={{ text: storyText('Add OTA') }}
    footer={{ confirm: {} }}
    backdrop={{ dismissible: false }}
  >
    {storyText('Bookings arrive by themselves.')}
  </Modal>,
);

export const PseudoModal: Story = {
  name: 'Behaviour: every string of a modal is in the catalogue',
  render: () => inModal.page,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(untranslated(dialog)).toEqual([]);
    await expect(namesOf('modal').filter((name) => !inModal.asked.has(name))).toEqual([]);
  },
};

const inDrawer = pseudo(
  <Drawer open onOpenChange={ignore} label={storyText('Lake Pichola House')}>
    {storyText('Udaipur')}
  </Drawer>,
);

export const PseudoDrawer: Story = {
  name: 'Behaviour: every string of a drawer is in the catalogue',
  render: () => inDrawer.page,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(untranslated(dialog)).toEqual([]);
    await expect(namesOf('drawer').filter((name) => !inDrawer.asked.has(name))).toEqual([]);
  },
};

const inToasts = pseudo(<Toaster preset="site" />);

export const PseudoToasts: Story = {
  name: 'Behaviour: every string of the toasts is in the catalogue, outside React too',
  render: () => inToasts.page,
  play: async ({ canvasElement }) => {
    const action = { label: storyText('Undo'), onAction: ignore };
    for (const tone of ['success', 'error', 'info', 'warning'] as const) {
      notify[tone](storyText(tone), { action });
    }
    await expect(await settledToasts()).toHaveLength(4);
    await expect(
      screen.getByRole('region', { name: '⟦Notifications (Alt+T)⟧' }),
    ).toBeInTheDocument();
    await expect(untranslated(canvasElement)).toEqual([]);
    await expect(namesOf('toaster').filter((name) => !inToasts.asked.has(name))).toEqual([]);
  },
};
