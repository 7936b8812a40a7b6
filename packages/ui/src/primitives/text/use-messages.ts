'use client';
import { createContext, use } from 'react';
import type { Messages } from '../../messages/messages.ts';

export const MessagesContext = createContext<Partial<Messages> | undefined>(undefined);

/** Returns a component's messages: those of the nearest `MessagesProvider`, else the English ones passed in. */
export function useMessages<Part extends keyof Messages>(
  part: Part,
  english: Messages[Part],
): Messages[Part] {
  return use(MessagesContext)?.[part] ?? english;
}
