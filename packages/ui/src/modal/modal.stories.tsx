import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button, buttonColors } from '../button/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { ModalStage, noDialog, opened } from '../testing/modal-stage.tsx';
import { TextField } from '../text-field/index.ts';
import { modalSizes } from './index.ts';

const meta = {
  title: 'Overlays/Modal',
  component: ModalStage,
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
    },
  },
  args: {
    header: { icon: 'calendar-plus', text: 'Extend subscription' },
    footer: { confirm: { name: 'Extend' }, cancel: { onCancel: fn() } },
  },
  argTypes: { size: { control: 'inline-radio', options: Object.keys(modalSizes) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await opened()).toBeVisible();
  },
} satisfies Meta<typeof ModalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = (
  <>
    <TextField label="Name" name="name" />
    <TextField label="Payment reference" name="reference" description="12 to 22 characters" />
  </>
);

const extend = {
  header: {
    icon: 'calendar-plus',
    text: 'Extend subscription',
    description: 'Lake Pichola House, LPH',
  },
  onSubmit: fn(),
  children: form,
} satisfies Story['args'];

export const Default: Story = {
  args: { ...extend, defaultOpen: true },
  play: async () => {
    await expect(await opened()).toBeVisible();
  },
};

export const BehaviourDrawnTexts: Story = {
  name: 'Behaviour: what is drawn in the header is its name and description',
  args: {
    header: {
      text: (
        <>
          Extend <em>Lake Pichola House</em>
        </>
      ),
      description: (
        <>
          Until <strong>31 March</strong>
        </>
      ),
    },
    defaultOpen: true,
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName('Extend Lake Pichola House');
    await expect(dialog).toHaveAccessibleDescription('Until 31 March');
  },
};

export const FeaturesQuestion: Story = {
  name: 'Features: confirmation',
  args: {
    size: 'sm',
    header: { icon: 'trash-2', color: 'red', text: 'Delete OTA' },
    footer: { cancel: { name: 'Keep OTA' }, confirm: { name: 'Delete', color: 'red' } },
    children: 'Agoda is linked to 14 institutes. Deleting it removes the link, not the bookings.',
  },
};

export const FeaturesActions: Story = {
  name: 'Features: more actions',
  args: {
    ...extend,
    footer: {
      note: 'Recorded in the audit log',
      confirm: { name: 'Extend' },
      actions: (
        <Button color="transparent" variant="secondary">
          Save as draft
        </Button>
      ),
    },
  },
};

export const FeaturesNoteAndLarge: Story = {
  name: 'Features: large, with a note',
  args: {
    size: 'lg',
    footer: { note: 'Recorded in the audit log', confirm: { name: 'Extend' } },
    onSubmit: fn(),
    children: form,
  },
};

export const StatesLoading: Story = {
  name: 'States: loading',
  args: { isLoading: true, onSubmit: fn(), children: form },
};

export const StatesDark: Story = {
  name: 'States: dark',
  globals: { theme: 'dark' },
  args: extend,
};

/** Every header colour. */
export const StatesColours: Story = {
  name: 'States: header colours',
  render: () => (
    <div className="sheet-row">
      {(Object.keys(buttonColors) as (keyof typeof buttonColors)[]).map((color) => (
        <ModalStage key={color} header={{ icon: 'info', text: `Header in ${color}`, color }} />
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Open' });
    if (first) await userEvent.click(first);
    await expect(await opened()).toBeVisible();
  },
};

export const StatesSheet: Story = {
  name: 'States: bottom sheet on a phone',
  globals: { viewport: { value: 'w390' } },
  args: {
    header: { text: 'Change status' },
    footer: { confirm: { name: 'Save' } },
    onSubmit: fn(),
    children: (
      <RadioCards
        label="Lake Pichola House"
        name="status"
        value="active"
        onChange={fn()}
        options={[
          { value: 'active', label: 'Active', description: 'Staff can sign in, bookings are open' },
          {
            value: 'paused',
            label: 'Paused',
            description: 'Sign-in works, new bookings are closed',
          },
          { value: 'suspended', label: 'Suspended', description: 'No one can sign in' },
        ]}
      />
    ),
  },
};

export const StressLong: Story = {
  name: 'Stress: long content',
  args: {
    header: {
      icon: 'calendar-plus',
      text: 'Verlängerungsmöglichkeiten'.repeat(4),
      description: 'A line that is longer than the dialog is wide, and so it has to break. '.repeat(
        3,
      ),
    },
    onSubmit: fn(),
    children: [...'abcdefghijklmnopqrstuvwx'].map((line) => (
      <TextField key={line} label={`Line ${line}`} name={line} />
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const { top, bottom } = (await opened()).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const confirm = screen.getByRole('button', { name: 'Extend' }).getBoundingClientRect();
    await expect(confirm.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const States: Story = { args: extend };

const table = (
  <table>
    <tbody>
      {Array.from({ length: 2000 }, (_, row) => `Institute ${row}`).map((name) => (
        <tr key={name}>
          <td>
            <a href={`#${name}`}>{name}</a>
          </td>
          <td>Udaipur</td>
          <td>Active</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The page behind is large: the modal changes its root, never its rows. */
export const StressTable: Story = {
  name: 'Stress: over a table with 2,000 rows',
  // Skips axe on 2,000 links.
  parameters: { a11y: { test: 'off' } },
  args: { onSubmit: fn(), children: form },
  decorators: [
    (Story) => (
      <>
        <Story />
        {table}
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const changed: Node[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) changed.push(target);
    });
    const rows = canvas.getByRole('table');
    watch.observe(rows, { subtree: true, childList: true, attributes: true });
    const opener = canvas.getByText('Open');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await opened()).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(noDialog()).toBe(true));
    await waitFor(() => expect(opener).toHaveFocus());
    watch.disconnect();
    await expect(changed.filter((node) => node !== rows)).toEqual([]);
  },
};

export const Stress320Rtl: Story = {
  name: 'Stress: long text at 320 px, from right to left',
  globals: { viewport: { value: 'w320' }, direction: 'rtl' },
  parameters: {
    viewport: {
      options: { w320: { name: '320 px', styles: { width: '320px', height: '568px' } } },
    },
  },
  args: StressLong.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const modal = await opened();
    const { left, right, top, bottom } = modal.getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([0, 320, window.innerHeight]);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(modal.scrollWidth).toBeLessThanOrEqual(modal.clientWidth);
    for (const name of ['Extend', 'Cancel']) {
      const button = within(modal).getByRole('button', { name }).getBoundingClientRect();
      await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(button.height).toBe(50);
    }
    // The close button is at the end.
    const close = within(modal).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.left).toBeLessThan(160);
  },
};
