'use client';
import type { ReactNode } from 'react';
import { MessagesContext } from '../primitives/text/use-messages.ts';
import type { Messages } from './messages.ts';

export interface MessagesProviderProps {
  /**
   * A catalogue: `hi`, or `en` with your changes. Missing parts stay English, so
   * `{ number: numberFormats('en-GB') }` only changes how numbers are written. Keep the object stable between renders.
   */
  messages: Partial<Messages>;
  children?: ReactNode;
}

/**
 * Sets the built-in strings (Close, Loading, page controls) and number formats of every component inside. Default:
 * English. Wrap the app once; set `lang` on the page yourself.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}
