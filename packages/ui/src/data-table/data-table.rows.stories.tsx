import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { action, manyColumns, tableStories } from '../testing/institute-table.tsx';
import { type SampleInstitute, sampleInstitutes } from '../testing/sample-institutes.ts';
import { DataTable } from './data-table.tsx';

const meta = {
  ...tableStories,
  title: 'Data/DataTable/Behaviour',
  component: DataTable<SampleInstitute>,
  tags: ['!autodocs'],
} satisfies Meta<typeof DataTable<SampleInstitute>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourOpen: Story = {
  name: 'Behaviour: a click anywhere in a row opens it, except on its actions',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Udaipur, RJ'));
    await expect(args.onRowOpen).toHaveBeenCalledTimes(1);
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(sampleInstitutes[1]);

    const control = canvas.getByRole('button', { name: 'Lake Pichola House LPH' });
    // So that an overlay gives the focus back to the row.
    await expect(control).toHaveFocus();

    await userEvent.click(control);
    await expect(args.onRowOpen).toHaveBeenCalledTimes(2);

    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    await expect(within(edit).getByText('Edit')).not.toBeVisible();
    await userEvent.click(edit);
    await expect(args.onRowOpen).toHaveBeenCalledTimes(2);
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: arrow keys move between rows, Enter opens, focus shows the actions',
  play: async ({ args, canvas }) => {
    const row = (name: string) => canvas.getByRole('button', { name });
    row('Malabar Court Residency MCR').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(row('Lake Pichola House LPH')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(sampleInstitutes[1]);

    await userEvent.tab();
    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    await expect(edit).toHaveFocus();
    const isSeen = () => edit.checkVisibility({ opacityProperty: true });
    await waitFor(() => expect(isSeen()).toBe(true));
  },
};

export const BehaviourActionsStay: Story = {
  name: 'Behaviour: where the table is wider than its place, the actions stay in reach',
  args: { columns: manyColumns },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Institutes' });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    const edit = action(canvas, 'Lake Pichola House', 'Edit');
    const { left, right, top, height } = edit.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(frame.getBoundingClientRect().right);
    const hit = document.elementFromPoint((left + right) / 2, top + height / 2);
    await expect(edit.contains(hit)).toBe(true);
  },
};

export const BehaviourLinks: Story = {
  name: 'Behaviour: rows with a URL are links',
  args: { rowHref: (row) => `#open=${row.id}` },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lake Pichola House LPH' });
    await expect(link).toHaveAttribute('href', '#open=LPH');
    await userEvent.click(link);
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(sampleInstitutes[1]);
    await expect(location.hash).toBe('');
  },
};

export const BehaviourActionRoom: Story = {
  name: 'Behaviour: space for actions is reserved',
  args: {
    actions: () => <IconButton icon="ellipsis" size="sm" label="More" />,
    actionCount: 1,
  },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('group', { name: /^Actions for/ });
    const room = cell?.parentElement?.getBoundingClientRect().width ?? 0;
    await expect(room).toBeGreaterThanOrEqual(28 + 30);
    await expect(room).toBeLessThan(90);
  },
};

export const BehaviourNewTab: Story = {
  name: 'Behaviour: Ctrl, ⌘, Shift and the middle button open a row like a link',
  args: { rowHref: (row) => `#open=${row.id}` },
  play: async ({ args, canvas }) => {
    const opened: { newTab: boolean; newWindow: boolean }[] = [];
    const note = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a.bk-table-open')) return;
      if (event.defaultPrevented) return;
      // Recorded instead of the browser's behaviour.
      event.preventDefault();
      const newTab = event.ctrlKey || event.metaKey || event.button === 1;
      opened.push({ newTab, newWindow: event.shiftKey });
    };
    document.addEventListener('click', note);
    try {
      const user = userEvent.setup();
      const city = canvas.getByText('Udaipur, RJ');
      await user.keyboard('{Control>}');
      await user.click(city);
      await user.keyboard('{/Control}{Meta>}');
      await user.click(city);
      await user.keyboard('{/Meta}{Shift>}');
      await user.click(city);
      await user.keyboard('{/Shift}');
      await user.pointer({ target: city, keys: '[MouseMiddle]' });
      const [tab, window] = [
        { newTab: true, newWindow: false },
        { newTab: false, newWindow: true },
      ];
      await expect(opened).toEqual([tab, tab, window, tab]);
      await expect(args.onRowOpen).not.toHaveBeenCalled();
      // Right-click and the row's buttons don't open it.
      await user.pointer({ target: city, keys: '[MouseRight]' });
      const edit = action(canvas, 'Lake Pichola House', 'Edit');
      await user.pointer({ target: edit, keys: '[MouseMiddle]' });
      await expect(opened).toHaveLength(4);
    } finally {
      document.removeEventListener('click', note);
    }
  },
};
