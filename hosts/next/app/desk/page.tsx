'use client';
import { Button, type Column, DataTable, Modal, Tabs, TextField } from '@booking/ui';
import { useState } from 'react';

interface Room {
  name: string;
  guests: number;
}

const rooms: Room[] = [
  { name: 'Lake view', guests: 2 },
  { name: 'Garden view', guests: 4 },
];
const columns: Column<Room>[] = [
  { key: 'name', label: 'Room', cell: ({ name }) => name },
  { key: 'guests', label: 'Guests', cell: ({ guests }) => guests, align: 'end' },
];

/** A page of the browser's, which the server renders first. */
export default function Desk() {
  const [open, setOpen] = useState(false);
  const table = (
    <DataTable label="Rooms" columns={columns} rows={rooms} rowKey={({ name }) => name} />
  );
  return (
    <main>
      <Tabs
        label="Desk"
        items={[
          { key: 'rooms', label: 'Rooms', content: table },
          { key: 'keys', label: 'Keys', content: 'All keys are here.' },
        ]}
      />
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Modal
        open={open}
        header={{ text: 'Rename the room' }}
        onOpenChange={() => setOpen(false)}
        onSubmit={() => setOpen(false)}
      >
        <TextField label="Name" name="name" defaultValue="Lake view" />
      </Modal>
    </main>
  );
}
