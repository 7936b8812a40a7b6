import { Kbd } from '../kbd/index.ts';
import type { commandPaletteMessages } from './command-palette.messages.ts';

/** The keys, for who has some. A screen reader knows those of a list. */
export function PaletteFoot({ messages }: { messages: typeof commandPaletteMessages }) {
  return (
    <p className="bk-palette-foot" aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {messages.move}
      </span>
      <span>
        <Kbd>Enter</Kbd> {messages.choose}
      </span>
      <span>
        <Kbd>Esc</Kbd> {messages.dismiss}
      </span>
    </p>
  );
}
