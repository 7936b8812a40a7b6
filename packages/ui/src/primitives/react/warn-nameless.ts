import type { ReactNode } from 'react';
import { warnOnce } from './warn-once.ts';

/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

/** Warns once about a dialog with an empty accessible name, which types can't catch. */
export function warnNameless(component: string, name: ReactNode): void {
  if (process.env.NODE_ENV === 'production') return;
  if (typeof name === 'string' ? name.trim() : name) return;
  warnOnce(`A ${component} is open without a name. Screen readers can't announce it.`);
}
