import '@booking/ui/fonts.css';
import '@booking/ui/page.css';
import '@booking/ui/styles.css';
import '../../src/brand.css';
import './plain.css';
import { BookingProvider, Button, Modal } from '@booking/ui';
import icons from '@booking/ui/icons.svg?url';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { french } from '../../src/french.ts';

type Language = 'hi' | 'fr';

/** A host of plain CSS with a brand of its own, whose dialogs speak Hindi or French. */
function Page() {
  const [language, setLanguage] = useState<Language>('hi');
  const [open, setOpen] = useState(false);
  return (
    <BookingProvider sprite={icons} locale="hi" {...(language === 'fr' && { messages: french })}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button variant="secondary" onClick={() => setLanguage('fr')}>
        Français
      </Button>
      <Modal
        open={open}
        header={{ text: 'House' }}
        onClose={() => setOpen(false)}
        onSubmit={() => setOpen(false)}
      />
    </BookingProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<Page />);
