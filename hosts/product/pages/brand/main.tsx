import '@booking/ui/fonts.css';
import '@booking/ui/page.css';
import '@booking/ui/styles.css';
import '../../src/brand.css';
import './plain.css';
import { BookingProvider, Button, Modal, notify } from '@booking/ui';
import { formatMoney } from '@booking/ui/format';
import icons from '@booking/ui/icons.svg?url';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { dutch } from '../../src/dutch.ts';

type Language = 'hi' | 'nl';

/** A host of plain CSS with a brand of its own and prices in rupees, whose dialogs speak Hindi or French. */
function Page() {
  const [language, setLanguage] = useState<Language>('hi');
  const [open, setOpen] = useState(false);
  return (
    <BookingProvider sprite={icons} locale="hi" {...(language === 'nl' && { messages: dutch })}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button variant="secondary" onClick={() => setLanguage('nl')}>
        Nederlands
      </Button>
      <h1 style={{ font: 'var(--bk-type-h4)' }}>{formatMoney(104_500, 'INR')}</h1>
      <p>{formatMoney(1999.5, 'INR')}</p>
      <Modal
        open={open}
        header={{ text: 'House' }}
        onOpenChange={() => setOpen(false)}
        onSubmit={() => {
          setOpen(false);
          notify.success(formatMoney(1999.5, 'INR'));
        }}
      />
    </BookingProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<Page />);
