import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { DataTable } from '../../data-table/index.ts';
import { Menu } from '../../menu/index.ts';
import { Modal } from '../../modal/index.ts';
import { Popover } from '../../popover/index.ts';

interface Room {
  name: string;
}

/** A server that takes a while. */
const server: { confirm: () => void } = { confirm: () => {} };

/** Rooms, each deleted in a dialog, from a menu or in a popover: what opened it goes away as it closes. */
function Rooms() {
  const [rooms, setRooms] = useState<readonly Room[]>([
    { name: 'Room 101' },
    { name: 'Room 102' },
    { name: 'Room 103' },
  ]);
  const [asked, setAsked] = useState<string>();
  const [isPaused, setPaused] = useState(false);
  const remove = (name: string | undefined) =>
    setRooms((all) => all.filter((room) => room.name !== name));
  return (
    <main>
      <Button onClick={() => setAsked('booking')} disabled={isPaused}>
        Pause booking
      </Button>
      <DataTable
        label="Rooms"
        rows={rooms}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: 'Room', cell: ({ name }) => name },
          {
            key: 'actions',
            label: 'Actions',
            cell: ({ name }) => (
              <>
                <Button onClick={() => setAsked(name)}>{`Delete ${name}`}</Button>
                <Menu
                  label={`Actions of ${name}`}
                  trigger={<Button>{`Actions of ${name}`}</Button>}
                  items={[{ label: 'Delete', onSelect: () => remove(name) }]}
                />
                <Popover trigger={<Button>{`More of ${name}`}</Button>} label={`More of ${name}`}>
                  <Button onClick={() => remove(name)}>Delete here</Button>
                </Popover>
              </>
            ),
          },
        ]}
      />
      <Modal
        open={asked !== undefined}
        header={{ text: 'Are you sure?' }}
        footer={{
          cancel: { onCancel: () => setAsked(undefined) },
          confirm: {
            name: 'Go on',
            onConfirm: () => {
              server.confirm = () => {
                if (asked === 'booking') setPaused(true);
                remove(asked);
                setAsked(undefined);
              };
            },
          },
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Overlays/Gone openers',
  component: Rooms,
  tags: ['!autodocs'],
  parameters: { docs: { disable: true } },
} satisfies Meta<typeof Rooms>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => screen.getByRole('button', { name }).click();
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

async function deleteInDialog(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  button.focus();
  button.click();
  (await screen.findByRole('button', { name: 'Go on' })).click();
  await expect(screen.getByRole('dialog')).toBeVisible();
  server.confirm();
}

export const InDialog: Story = {
  name: 'Behaviour: a dialog that deletes the row it was opened from leaves the focus in the next row, else in the one before, else in the table',
  play: async () => {
    await deleteInDialog('Delete Room 101');
    await focused('Delete Room 102');
    await deleteInDialog('Delete Room 103');
    await focused('Delete Room 102');
    await deleteInDialog('Delete Room 102');
    // The table, which scrolls.
    await focused('Rooms');
  },
};

export const Disabled: Story = {
  name: 'Behaviour: a dialog that disables what opened it leaves the focus after it',
  play: async () => {
    await deleteInDialog('Pause booking');
    await focused('Rooms');
  },
};

export const InMenu: Story = {
  name: 'Behaviour: a menu that deletes the row it stands in leaves the focus in the next row',
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Room 102' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await focused('Delete Room 103');
  },
};

export const InPopover: Story = {
  name: 'Behaviour: a popover that deletes the row it stands in leaves the focus in the next row',
  play: async ({ userEvent }) => {
    press('More of Room 102');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete here' }));
    await focused('Delete Room 103');
  },
};
