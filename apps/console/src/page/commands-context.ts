import { createContext, use } from 'react';

/** The overlays that open from anywhere in the signed-in console. */
export interface Commands {
  readonly openPalette: () => void;
  readonly openSheet: () => void;
  /** Preloads the palette, which is about to open. */
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
