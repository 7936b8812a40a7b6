import { useState } from 'react';
import '@booking/ui/site.css';
import '../app/tailwind.css';
import '../app/app.css';
import '../app/offline/offline-banner.css';
import { type ConsoleOptions, mockConsole } from './mock-console.tsx';

/** The console at an address, on its own mock server, for stories. */
export function ConsoleStory(options: ConsoleOptions) {
  const [{ element }] = useState(() => {
    localStorage.removeItem('booking');
    sessionStorage.removeItem('booking-calendar');
    return mockConsole(options);
  });
  return element;
}

/** The parameters of stories of whole screens. */
export const screenParameters = { layout: 'fullscreen' } as const;
