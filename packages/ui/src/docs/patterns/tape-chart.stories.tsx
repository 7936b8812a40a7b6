import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createUser } from '../../test-user/testing-library.ts';
import { ReservationDialog } from './reservation-dialog.tsx';
import { TapeChart } from './tape-chart.tsx';

const NIGHT = 4_200;

const meta = {
  title: 'Patterns/Tape chart',
  component: TapeChart,
  args: {
    renderForm: (form) => (
      <ReservationDialog
        {...form}
        priceOf={(_room, arrival, departure) => {
          const nights = Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000);
          return { nights, price: nights * NIGHT, tax: nights * NIGHT * 0.05 };
        }}
      />
    ),
  },
} satisfies Meta<typeof TapeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'w1440' } } };

export const Phone: Story = {
  name: 'States: on a phone, a list of one day',
  globals: { viewport: { value: 'w390' } },
};

export const Refused: Story = {
  name: 'Behaviour: a stay moves by the keyboard, to a room that is free and allowed',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    const stay = (name: RegExp) => canvas.findByRole('gridcell', { name });
    (await stay(/^Asha Rao.*Room 101/)).focus();
    await waitFor(async () => expect(await stay(/^Asha Rao/)).toHaveAttribute('tabindex', '0'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}{Enter}');
    await expect(
      await canvas.findByText('A guest who has checked in keeps the room.'),
    ).toBeVisible();
    (await stay(/^Imran Khan.*Room 102/)).focus();
    await waitFor(async () => expect(await stay(/^Imran Khan/)).toHaveAttribute('tabindex', '0'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
    await stay(/^Imran Khan.*Room 201/);
  },
};

export const Today: Story = {
  name: 'Behaviour: Today brings the chart back each time; who cancels the form leaves nothing behind',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chart = canvasElement.querySelector('.bk-resource-timeline');
    const start = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      return chart?.scrollLeft;
    };
    const today = await start();
    await expect(today).toBeGreaterThan(0);
    chart?.scrollTo({ left: 1200, behavior: 'instant' });
    await canvas.findByRole('columnheader', { name: 'Sat 14 Mar' });
    await waitFor(async () => expect(await start()).toBe(today));
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Imran Khan/ }));
    await screen.findByRole('dialog', { name: 'Edit reservation' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Imran Khan/));
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(
      'Fri 6 Mar to Sat 7 Mar, Room 102, free',
    );
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'New reservation' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Fri 6 Mar.*Room 102, free$/),
    );
  },
};

export const Booked: Story = {
  name: 'Behaviour: what was drawn is booked in the form, and the focus goes to the new stay; it is edited by the same form',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Imran Khan/ }));
    await screen.findByRole('dialog', { name: 'Edit reservation' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Imran Khan/));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'New reservation' }));
    await expect(dialog.getByRole('combobox', { name: 'Room' })).toHaveTextContent('Room 102');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Guest' }), 'Ila Rathore');
    await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Ila Rathore, 1 night.*Room 102/),
    );
    await userEvent.keyboard('{Enter}');
    const edit = within(await screen.findByRole('dialog', { name: 'Edit reservation' }));
    await expect(edit.getByRole('textbox', { name: 'Guest' })).toHaveValue('Ila Rathore');
  },
};

export const Follows: Story = {
  name: 'Behaviour: a stay that is edited to days out of view is shown there',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    const ui = createUser(userEvent, { timeout: 60_000 });
    await ui.openItem('Stays', 'Imran Khan');
    await ui.inside('dialog', 'Edit reservation').pickRange('Stay', '2026-03-24', '2026-03-26');
    await ui.confirm('Edit reservation', 'Save');
    const stay = await canvas.findByRole('gridcell', { name: /^Imran Khan.*24 Mar/ });
    await waitFor(() => expect(stay).toBeVisible());
    await canvas.findByRole('columnheader', { name: 'Tue 24 Mar' });
  },
};
