import { Icon } from '../icon/index.ts';
import { Kbd } from '../kbd/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import type { commandPaletteMessages } from './command-palette.messages.ts';

/** Keyboard hints. Hidden from screen readers, which know the keys of a list. */
export function PaletteFoot({ messages }: { messages: typeof commandPaletteMessages }) {
  const part = usePart();
  return (
    <p {...part('footer', 'bk-palette-foot')} aria-hidden="true">
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
