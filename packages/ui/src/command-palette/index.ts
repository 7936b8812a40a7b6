export { matchesText } from '../primitives/text/fold.ts';
export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
export type { Command, CommandGroup } from './command-palette.types.ts';
