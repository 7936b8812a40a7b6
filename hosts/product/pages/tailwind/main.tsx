import '@booking/ui/fonts.css';
import '../../src/tailwind.css';
import { BookingProvider, Button, TextField } from '@booking/ui';
import icons from '@booking/ui/icons.svg?url';
import { createRoot } from 'react-dom/client';

/** Utilities of the host win over our components, and ours have their own names. */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <BookingProvider sprite={icons}>
    <h1 className="text-3xl font-bold text-bk-muted">Tailwind 4</h1>
    <Button>Ours</Button>
    <Button className="rounded-full bg-pink-600 px-8 text-black">Theirs</Button>
    <TextField label="Name" />
  </BookingProvider>,
);
