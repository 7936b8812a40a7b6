import { Button, IconButton, Kbd } from '@booking/ui';
import { keyShortcuts, printed, shortcuts } from '../shortcuts/shortcuts.ts';
import { useCommands } from './commands-context.ts';

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
        className="w-[14.375rem] justify-start border-bk-default ps-2.5 pe-1.5 font-regular text-bk-secondary max-lg:hidden"
        color="transparent"
        variant="secondary"
        icon="search"
      >
        <span className="flex-1 text-start">Search</span>
        {/* No keyboard at hand. */}
        <Kbd className="[@media(hover:none)_and_(pointer:coarse)]:hidden">
          {printed(shortcuts.palette)}
        </Kbd>
      </Button>
      <IconButton
        {...shared}
        className="hidden max-lg:inline-flex"
        icon="search"
        label="Search"
        size="md"
      />
    </>
  );
}
