import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FrontDeskDay, type Stay } from './front-desk-day.tsx';

const stay = (guest: string, room: string, dates: string, status: Stay['status']): Stay => ({
  key: `${guest} ${room}`,
  guest,
  room,
  dates,
  status,
});

const leaving = stay('Arjun Singh', 'Room 102', '23–27 Mar 2027', 'in-house');

const meta = {
  title: 'Patterns/Day at the front desk',
  component: FrontDeskDay,
  args: {
    day: 'Saturday, 27 March 2027',
    arrivals: [
      stay('Meera D’Souza', 'Room 104', '27–29 Mar 2027', 'confirmed'),
      stay('Joseph Nair', 'Room 106', '27–31 Mar 2027', 'confirmed'),
    ],
    departures: [leaving],
    inHouse: [leaving, stay('Sara Thomas', 'Room 103', '25–29 Mar 2027', 'in-house')],
    freeRooms: 5,
    onOpen: fn(),
  },
} satisfies Meta<typeof FrontDeskDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'w1440' } } };

export const Phone: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const Quiet: Story = {
  name: 'States: a day without guests',
  globals: { viewport: { value: 'w1440' } },
  args: { arrivals: [], departures: [], inHouse: [], freeRooms: 24 },
};

export const Opened: Story = {
  name: 'Behaviour: a row opens the reservation',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Meera D’Souza'));
    await expect(args.onOpen).toHaveBeenCalledWith('Meera D’Souza Room 104');
  },
};
