'use client';
import type { Messages } from '../../messages/messages.ts';
import { englishNumbers } from './number-formats.ts';
import { useMessages } from './use-messages.ts';

/** Returns the number formats of the nearest `MessagesProvider`. Default: Indian grouping. */
export function useNumber(): Messages['number'] {
  return useMessages('number', englishNumbers);
}
