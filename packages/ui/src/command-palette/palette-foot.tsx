import { Kbd } from '../kbd/index.ts';
import type { commandPaletteWords } from './command-palette.words.ts';

/** The keys, for who has some. A screen reader knows those of a list. */
export function PaletteFoot({ words }: { words: typeof commandPaletteWords }) {
  return (
    <p className="bk-palette-foot" aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {words.move}
      </span>
      <span>
        <Kbd>Enter</Kbd> {words.choose}
      </span>
      <span>
        <Kbd>Esc</Kbd> {words.leave}
      </span>
    </p>
  );
}
