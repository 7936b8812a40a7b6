import '@fontsource-variable/noto-sans-devanagari';
import '@booking/ui/fonts.css';
import '@booking/ui/page.css';
import '@booking/ui/styles.css';
import '@booking/ui/booking.css';
import './front-desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { api, cache } from './api.ts';
import { App } from './app.tsx';
import { LanguageProvider } from './language.tsx';

// Before anything else reads the address: it has tokens in it.
api.session.receive(location);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <LanguageProvider>
        <App />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);
