import type { Command } from '@booking/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The commands of what is open on the page, such as the actions of a record in a drawer. */
const store = createStore<{ readonly commands: readonly Command[] }>(() => ({ commands: [] }));

/** Adds commands to the palette while the caller is mounted. The latest caller replaces the one before. */
export function usePageCommands(commands: readonly Command[]): void {
  useEffect(() => {
    store.setState({ commands });
  });
  useEffect(() => () => store.setState({ commands: [] }), []);
}

/** The commands of what is open now, for the palette. */
export function useOpenCommands(): readonly Command[] {
  return useStore(store, ({ commands }) => commands);
}
