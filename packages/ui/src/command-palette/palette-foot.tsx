import { Icon } from '../icon/index.ts';
import { Kbd } from '../kbd/index.ts';
import type { commandPaletteMessages } from './command-palette.messages.ts';

/** Keyboard hints. Hidden from screen readers, which know the keys of a list. */
export function PaletteFoot({ messages }: { messages: typeof commandPaletteMessages }) {
  return (
    <p className="bk-palette-foot" data-part="footer" aria-hidden="true">
      <span>
        <Kbd>
          <Icon name="arrow-up" size="xs" />
        </Kbd>{' '}
        <Kbd>
          <Icon name="arrow-down" size="xs" />
        </Kbd>{' '}
        <span>{messages.move}</span>
      </span>
      <span>
        <Kbd>Enter</Kbd> <span>{messages.choose}</span>
      </span>
      <span>
        <Kbd>Esc</Kbd> <span>{messages.dismiss}</span>
      </span>
    </p>
  );
}
