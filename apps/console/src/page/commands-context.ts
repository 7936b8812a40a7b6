import { createContext, use } from 'react';

/** What opens from anywhere in the signed-in console. */
export interface Commands {
  readonly openPalette: () => void;
  readonly openSheet: () => void;
  /** Loads the palette, which somebody is about to open. */
  readonly prepare: () => void;
}

const ignore = () => {};

export const CommandsContext = createContext<Commands>({
  openPalette: ignore,
  openSheet: ignore,
  prepare: ignore,
});

export function useCommands(): Commands {
  return use(CommandsContext);
}
