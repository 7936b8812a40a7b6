import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ChangeEvent, createRef } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Modal } from '../modal/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { TextField } from '../text-field/index.ts';
import { SearchField } from './search-field.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Name, code or city', onChange: fn(), onClear: fn(), shortcut: '/' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourShortcut: Story = {
  name: 'Behaviour: the shortcut moves focus here, but not while typing elsewhere',
  render: (args) => (
    <>
      <SearchField {...args} />
      <TextField label="Elsewhere" />
    </>
  ),
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Name, code or city' });
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');

    const elsewhere = canvas.getByRole('textbox', { name: 'Elsewhere' });
    await userEvent.type(elsewhere, '12/4');
    await expect(elsewhere).toHaveValue('12/4');
    await expect(elsewhere).toHaveFocus();
  },
};

/** Adds a web component with fields of its own, and returns its fields. */
function addComponent(beside: HTMLElement, mode: ShadowRootMode) {
  const root = beside.appendChild(document.createElement('chat-widget')).attachShadow({ mode });
  const text = document.createElement('div');
  text.contentEditable = 'true';
  const fields = [document.createElement('input'), document.createElement('textarea'), text];
  root.append(...fields);
  return fields;
}

export const BehaviourComponents: Story = {
  name: 'Behaviour: the shortcut leaves what is typed in a web component',
  play: async ({ canvas, canvasElement }) => {
    const fields = [
      ...addComponent(canvasElement, 'open'),
      ...addComponent(canvasElement, 'closed'),
    ];
    await expect(fields).toHaveLength(6);
    for (const field of fields) {
      const key = { key: '/', bubbles: true, cancelable: true, composed: true };
      await expect(field.dispatchEvent(new KeyboardEvent('keydown', key))).toBe(true);
    }
    const press = { key: 'य', code: 'Slash', bubbles: true, cancelable: true };
    canvasElement.dispatchEvent(new KeyboardEvent('keydown', press));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    for (const widget of canvasElement.querySelectorAll('chat-widget')) widget.remove();
  },
};

export const BehaviourClear: Story = {
  name: 'Behaviour: Escape and Clear clear it and keep focus',
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Name, code or city' });
    await userEvent.type(search, 'goa');
    await expect(textOf(args.onChange)).toBe('goa');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(search).toHaveFocus();

    await userEvent.type(search, 'goa');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
  },
};

export const BehaviourUncontrolled: Story = {
  name: 'Behaviour: uncontrolled, its button follows the text, also after a reset of the form',
  args: { defaultValue: 'goa', name: 'q' },
  render: (args) => (
    <form aria-label="Find">
      <SearchField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const clear = () => canvas.queryByRole('button', { name: 'Clear search' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(clear()).toBeNull();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([['q', '']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('goa');
    await expect(clear()).toBeVisible();
  },
};

export const BehaviourAround: Story = {
  name: 'Behaviour: Escape clears it first, then closes a surrounding dialog',
  render: (args) => (
    <Modal open header={{ text: 'Move to another institute' }}>
      <SearchField {...args} placeholder={undefined} />
    </Modal>
  ),
  play: async () => {
    const modal = await screen.findByRole('dialog');
    const search = within(modal).getByRole('searchbox');
    await userEvent.type(search, 'goa');
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(modal).not.toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await expect(modal).toHaveAttribute('inert');
  },
};

const field = createRef<HTMLInputElement>();

export const BesideABox: Story = {
  name: 'Behaviour: the shortcut works on a checkbox and a button, not in text inputs; the ref is the input',
  render: (args) => (
    <>
      <input type="checkbox" aria-label="All" />
      <input type="date" aria-label="Day" />
      <textarea aria-label="Note" />
      <SearchField {...args} ref={field} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await expect(field.current).toBe(search);
    for (const name of ['Day', 'Note']) {
      canvas.getByLabelText(name).focus();
      await userEvent.keyboard('/');
      await expect(canvas.getByLabelText(name)).toHaveFocus();
    }
    canvas.getByLabelText('All').focus();
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
  },
};

const textOf = (change: unknown) => {
  const [event] = (change as ReturnType<typeof fn>).mock.lastCall ?? [];
  return (event as ChangeEvent<HTMLInputElement> | undefined)?.target.value;
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Search fields"
      rows={['Empty', 'Filled', 'Read-only', 'Disabled', 'Disabled with reason']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <SearchField
          {...args}
          shortcut={undefined}
          defaultValue={row === 'Filled' || row === 'Read-only' ? 'Udaipur' : ''}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'Disabled with reason' ? 'Nothing to search.' : undefined}
        />
      )}
    />
  ),
};

export const FeaturesNoShortcut: Story = {
  name: 'Features: without a shortcut',
  args: { shortcut: undefined },
};

export const StressLong: Story = {
  name: 'Stress: long text, narrow',
  render: (args) => (
    <div className="sheet-narrow">
      <SearchField {...args} defaultValue="Sri Venkateswara Guest House and Convention Centre" />
    </div>
  ),
};
