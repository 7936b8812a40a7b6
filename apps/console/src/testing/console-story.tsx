import { useState } from 'react';
import '../app/app.css';
import '../app/offline/offline-banner.css';
import '../entry/entry.css';
import { type ConsoleOptions, mockConsole } from './mock-console.tsx';

/** The console at an address, on a server of its own, as a story shows it. */
export function ConsoleStory(options: ConsoleOptions) {
  const [{ element }] = useState(() => {
    localStorage.removeItem('booking');
    sessionStorage.removeItem('booking-calendar');
    return mockConsole(options);
  });
  return element;
}

/** What stories of whole screens have in common. */
export const screenParameters = { layout: 'fullscreen' } as const;
