import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import { calm } from '../calm.ts';
import { LoadingBar } from '../loading-bar.tsx';
import { savesData } from '../prefetch/saves-data.ts';
import { reloading } from '../reload-once.ts';
import { CommandsContext } from './commands-context.ts';

const loadPalette = () => import('./palette.tsx');
const loadSheet = () => import('../../shortcuts/shortcut-sheet.tsx');

// Nobody needs them for the first screen: they come when the page is calm, or when they are asked for.
const Palette = lazy(reloading(loadPalette));
const ShortcutSheet = lazy(reloading(loadSheet));

/** A part of the page that comes when it is first opened, and stays then: its closing is its own. */
type Part = 'palette' | 'sheet';

/** Gives everything inside the command palette (Ctrl or ⌘ K) and the sheet of shortcuts (`?`). */
export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Part>();
  const [known, setKnown] = useState<ReadonlySet<Part>>(new Set());
  const open = (part: Part) => {
    setKnown((parts) => new Set([...parts, part]));
    setOpened(part);
  };
  const close = () => setOpened(undefined);
  const commands = {
    openPalette: () => open('palette'),
    openSheet: () => open('sheet'),
    // What fails here fails again, and says so, when it is opened.
    prepare: () => void loadPalette().catch(() => {}),
  };
  useShortcut(shortcuts.palette, () => (opened === 'palette' ? close() : commands.openPalette()));
  useShortcut(shortcuts.sheet, commands.openSheet);
  useEffect(() => {
    if (savesData()) return;
    void calm()
      .then(loadPalette)
      .catch(() => {});
  }, []);

  return (
    <CommandsContext value={commands}>
      {children}
      {known.has('palette') && (
        <Suspense fallback={<LoadingBar label="Loading the search" />}>
          <Palette open={opened === 'palette'} onClose={close} />
        </Suspense>
      )}
      {known.has('sheet') && (
        <Suspense fallback={<LoadingBar label="Loading the shortcuts" />}>
          <ShortcutSheet open={opened === 'sheet'} onClose={close} />
        </Suspense>
      )}
    </CommandsContext>
  );
}
