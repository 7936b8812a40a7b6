import { Button, IconButton, Kbd } from '@booking/ui';
import { keyShortcuts, printed, shortcuts } from '../shortcuts/shortcuts.ts';
import { useCommands } from './commands-context.ts';
import './palette-button.css';

/** Opens the palette: looks like a field where there is room, else an icon. */
export function PaletteButton() {
  const { openPalette, prepare } = useCommands();
  const shared = {
    onClick: openPalette,
    onPointerEnter: prepare,
    onFocus: prepare,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': keyShortcuts(shortcuts.palette),
  } as const;
  return (
    <>
      <Button
        {...shared}
        className="ck-palette-button"
        color="transparent"
        variant="secondary"
        icon="search"
      >
        <span className="ck-palette-button-words">Search</span>
        <Kbd>{printed(shortcuts.palette)}</Kbd>
      </Button>
      <IconButton {...shared} className="ck-palette-icon" icon="search" label="Search" size="md" />
    </>
  );
}
