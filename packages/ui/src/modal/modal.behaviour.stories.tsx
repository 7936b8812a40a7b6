import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MODAL_Z_INDEX } from '../constants.ts';
import { backdrop, button, dialog, gone, ModalStage, noDialog } from '../testing/modal-stage.tsx';
import { TextField } from '../text-field/index.ts';
import { Modal } from './index.ts';

const meta = {
  title: 'Overlays/Modal/Behaviour',
  component: ModalStage,
  tags: ['!autodocs'],
  args: {
    header: { icon: 'pencil', text: 'Edit institute' },
    children: <TextField label="Name" name="name" required />,
  },
} satisfies Meta<typeof ModalStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Pick<Scene, 'canvas' | 'userEvent'>) {
  await waitFor(() => expect(noDialog()).toBe(true));
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return dialog();
}

export const Header: Story = {
  name: 'Behaviour: [MOD-01] the header has an icon, a text, a colour and a class name',
  args: {
    header: {
      icon: 'trash-2',
      text: 'Delete OTA',
      description: 'Agoda',
      color: 'red',
      className: 'mine',
    },
  },
  play: async (scene) => {
    const modal = await open(scene);
    await expect(modal).toHaveAccessibleName('Delete OTA');
    await expect(modal).toHaveAccessibleDescription('Agoda');
    const header = modal.querySelector('header');
    await expect(header).toHaveClass('mine');
    const icon = header?.querySelector('.bk-modal-icon');
    await expect(icon?.querySelector('use')?.getAttribute('href')).toBe('#bk-trash-2');
    const red = document.createElement('i');
    red.className = 'bk-button-red-secondary';
    red.style.color = 'var(--bk-button-text)';
    document.body.append(red);
    await expect(icon && getComputedStyle(icon).color).toBe(getComputedStyle(red).color);
    red.remove();
  },
};

export const Footer: Story = {
  name: 'Behaviour: [MOD-02] cancel and confirm have a name, a colour and a callback each',
  args: {
    footer: {
      cancel: { name: 'Keep OTA', color: 'navy', onCancel: fn() },
      confirm: { name: 'Delete', color: 'red', onConfirm: fn() },
    },
  },
  play: async (scene) => {
    const { footer } = scene.args;
    await open(scene);
    await expect(button('Keep OTA')).toHaveClass('bk-button-navy-secondary');
    await expect(button('Delete')).toHaveClass('bk-button-red');
    await scene.userEvent.click(button('Delete'));
    await expect(footer?.confirm?.onConfirm).toHaveBeenCalledTimes(1);
    await gone();
    await expect(footer?.cancel?.onCancel).not.toHaveBeenCalled();
    await open(scene);
    await scene.userEvent.click(button('Keep OTA'));
    await gone();
    await expect(footer?.cancel?.onCancel).toHaveBeenCalledTimes(1);
    await expect(footer?.confirm?.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const FooterHidden: Story = {
  name: 'Behaviour: [MOD-02] cancel and confirm can each be hidden',
  render: () => (
    <>
      <ModalStage header={{ text: 'Only confirm' }} footer={{ cancel: { hide: true } }} />
      <ModalStage header={{ text: 'Only cancel' }} footer={{ confirm: { hide: true } }} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      within(dialog())
        .getAllByRole('button')
        .map((node) => node.getAttribute('aria-label') ?? node.textContent);
    const [first, second] = canvas.getAllByRole('button', { name: 'Open' });
    if (!first || !second) throw new Error('Two buttons open the two modals.');
    await userEvent.click(first);
    await expect(names()).toEqual(['Move', 'Close', 'Save']);
    await userEvent.click(button('Save'));
    await gone();
    await userEvent.click(second);
    await expect(names()).toEqual(['Move', 'Close', 'Cancel']);
  },
};

export const Loading: Story = {
  name: 'Behaviour: [MOD-03] while loading, confirm shows a spinner and ignores click and submit, and the modal stays open',
  args: { isLoading: true, onSubmit: fn(), footer: { confirm: { onConfirm: fn() } } },
  play: async (scene) => {
    const { args, userEvent } = scene;
    await open(scene);
    const confirm = button('Save');
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(confirm).toHaveAttribute('data-loading');
    await userEvent.click(confirm);
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.type(screen.getByLabelText('Name'), 'Lake{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.footer?.confirm?.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(backdrop());
    for (const name of ['Close', 'Cancel']) {
      await userEvent.click(button(name));
      await expect(button(name)).toHaveAccessibleDescription('Wait for this to finish.');
    }
    await expect(dialog()).not.toHaveAttribute('inert');
  },
};

export const Submit: Story = {
  name: 'Behaviour: [MOD-04] the form is submitted by the button and by Enter, without native validation',
  args: { onSubmit: fn() },
  play: async (scene) => {
    const { args, userEvent } = scene;
    const modal = await open(scene);
    await expect(modal.querySelector('form')).toHaveProperty('noValidate', true);
    // The field is required and empty: native validation would block it.
    await userEvent.click(button('Save'));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await gone();
    await open(scene);
    await userEvent.type(screen.getByLabelText('Name'), 'Lake{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Blocked: Story = {
  name: 'Behaviour: confirm with a disabled reason ignores click and Enter',
  args: {
    onSubmit: fn(),
    footer: {
      confirm: { name: 'Close institute', disabledReason: 'What happens next is being read.' },
    },
  },
  play: async (scene) => {
    await open(scene);
    const confirm = button('Close institute');
    await expect(confirm).toHaveAccessibleDescription('What happens next is being read.');
    await scene.userEvent.click(confirm);
    await scene.userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Goa{Enter}');
    await expect(scene.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Backdrop: Story = {
  name: 'Behaviour: [MOD-05] M6 only a complete click on the backdrop closes',
  args: { backdrop: { className: 'mine' }, footer: { cancel: { onCancel: fn() } } },
  play: async (scene) => {
    const { userEvent } = scene;
    const modal = await open(scene);
    await expect(backdrop()).toHaveClass('mine');
    const field = screen.getByLabelText('Name');
    const press = (target: Element, keys: string) => userEvent.pointer([{ keys, target }]);
    // Pressed inside, released outside; the reverse; the other button; pressed only.
    await press(field, '[MouseLeft>]');
    await press(backdrop(), '[/MouseLeft]');
    await expect(modal).not.toHaveAttribute('inert');
    await press(backdrop(), '[MouseLeft>]');
    await press(field, '[/MouseLeft]');
    await expect(modal).not.toHaveAttribute('inert');
    await press(backdrop(), '[MouseRight]');
    await expect(modal).not.toHaveAttribute('inert');
    await press(backdrop(), '[MouseLeft>]');
    await expect(modal).not.toHaveAttribute('inert');
    await press(backdrop(), '[/MouseLeft]');
    await expect(modal).toHaveAttribute('inert');
    await gone();
    await expect(scene.args.footer?.cancel?.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const BackdropFixed: Story = {
  name: 'Behaviour: [MOD-05] with dismissible false a click on the backdrop does nothing, Escape still closes',
  args: { backdrop: { dismissible: false } },
  play: async (scene) => {
    const modal = await open(scene);
    await scene.userEvent.click(backdrop());
    await expect(modal).not.toHaveAttribute('inert');
    await scene.userEvent.keyboard('{Escape}');
    await expect(modal).toHaveAttribute('inert');
    await gone();
  },
};

export const Layer: Story = {
  name: 'Behaviour: [MOD-08] the modal has z-index 1000',
  play: async (scene) => {
    const modal = await open(scene);
    await expect(MODAL_Z_INDEX).toBe(1000);
    const layer = modal.closest('.bk-modal-layer');
    await expect(layer && getComputedStyle(layer).zIndex).toBe(String(MODAL_Z_INDEX));
  },
};

export const Parts: Story = {
  name: 'Behaviour: each part takes attributes, those of a modal in it are its own',
  args: {
    parts: {
      layer: { 'data-testid': 'layer' },
      header: { className: 'mine', style: { order: 1 } },
      icon: { style: { color: 'red', outlineWidth: 2 } },
      title: { 'data-testid': 'title', title: 'Institute' },
      close: { 'data-testid': 'close' },
      cancel: { 'data-testid': 'cancel' },
      confirm: { 'data-testid': 'confirm' },
    },
    footer: { confirm: { name: 'Save' } },
    children: (
      <Modal open header={{ text: 'Discard changes?' }} footer={{ confirm: { name: 'Discard' } }} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    for (const part of ['layer', 'title', 'close', 'cancel', 'confirm']) {
      await expect(screen.getByTestId(part)).toHaveAttribute('data-part', part);
    }
    await expect(screen.getByTestId('title')).toHaveTextContent('Edit institute');
    await expect(screen.getByTestId('title')).toHaveAttribute('title', 'Institute');
    await expect(screen.getByTestId('confirm')).toHaveTextContent('Save');
    const header = screen.getByTestId('title').closest('header');
    await expect(header).toHaveClass('bk-modal-head', 'mine');
    await expect(header).toHaveStyle({ order: '1' });
    const icon = header?.querySelector<HTMLElement>('[data-part=icon]');
    await expect(icon?.style.color).toBe('var(--bk-soft-theme-text)');
    await expect(icon?.style.outlineWidth).toBe('2px');
  },
};
