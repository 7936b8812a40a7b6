/** The list of institutes as a user of MUI X would make it, with its rows on the page. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const cities = ['Udaipur', 'Jaipur', 'Kochi', 'Shimla', 'Pune'];
const statuses = ['Active', 'Pending', 'Suspended', 'Closed'];

const rows = Array.from({ length: 248 }, (_, at) => ({
  id: at,
  name: `${at % 7 === 0 ? 'Lake' : 'Hill'} House ${at}`,
  code: `CODE${at}`,
  city: cities[at % cities.length],
  status: statuses[at % statuses.length],
  plan: 'Standard',
  users: at % 30,
  next: '2026-12-01',
}));

const fields = ['Legal name', 'Code', 'Email', 'Phone', 'Street', 'City', 'State', 'Postal code'];

function Institutes() {
  const [view, setView] = useState(0);
  const [opened, setOpened] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const columns = useMemo<GridColDef[]>(
    () => [
      {
        field: 'name',
        flex: 2,
        renderCell: ({ value }) => <Button onClick={() => setOpened(value)}>{value}</Button>,
      },
      ...['code', 'city', 'status', 'plan', 'users', 'next'].map((field) => ({ field, flex: 1 })),
    ],
    [],
  );
  const shown = useMemo(
    () => (view === 0 ? rows : rows.filter(({ status }) => status === statuses[view - 1])),
    [view],
  );
  return (
    <>
      <Button onClick={() => setIsAdding(true)}>Add institute</Button>
      <Tabs value={view} onChange={(_, next) => setView(next)}>
        {['All', ...statuses].map((label) => (
          <Tab key={label} label={label} />
        ))}
      </Tabs>
      <div style={{ height: 700 }}>
        <DataGrid
          rows={shown}
          columns={columns}
          rowHeight={36}
          checkboxSelection
          showToolbar
          initialState={{ pagination: { paginationModel: { pageSize: 100, page: 0 } } }}
        />
      </div>
      <Drawer anchor="right" open={opened !== undefined} onClose={() => setOpened(undefined)}>
        <h2>{opened}</h2>
        {fields.map((label) => (
          <p key={label}>{label}</p>
        ))}
      </Drawer>
      <Dialog open={isAdding} onClose={() => setIsAdding(false)}>
        {['Name', ...fields].map((label, at) => (
          <TextField key={label} label={label} autoFocus={at === 0} />
        ))}
      </Dialog>
    </>
  );
}

const element = document.getElementById('peer');
if (element) createRoot(element).render(<Institutes />);
