export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
export type { Command, CommandGroup } from './command-palette.types.ts';
export { matchesText } from './matched.ts';
