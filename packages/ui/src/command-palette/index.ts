export { matchesText } from '../primitives/text/fold.ts';
export {
  CommandPalette,
  type CommandPalettePart,
  type CommandPaletteProps,
} from './command-palette.tsx';
export type { Command, CommandGroup } from './command-palette.types.ts';
