import { notify } from '@booking/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import { calm } from '../calm.ts';
import { LoadingBar } from '../loading-bar.tsx';
import { savesData } from '../prefetch/saves-data.ts';
import { CommandsContext } from './commands-context.ts';

const loadPalette = () => import('./palette.tsx');
const loadSheet = () => import('../../shortcuts/shortcut-sheet.tsx');

// Nobody needs them for the first screen: they come when the page is calm, or when they are asked for.
const loaders = { palette: loadPalette, sheet: loadSheet };
const Palette = lazy(loadPalette);
const ShortcutSheet = lazy(loadSheet);

type Part = keyof typeof loaders;

/** Gives everything inside the command palette (Ctrl or ⌘ K) and the sheet of shortcuts (`?`). */
export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Part>();
  // What has come stays: its closing is its own.
  const [known, setKnown] = useState<ReadonlySet<Part>>(new Set());
  const [isLoading, setLoading] = useState(false);
  const open = async (part: Part) => {
    setLoading(true);
    try {
      await loaders[part]();
      setKnown((parts) => new Set([...parts, part]));
      setOpened(part);
    } catch {
      // The page is not loaded again for it: somebody may be typing.
      notify.error(
        'This part of the console could not be loaded. Check your network, or load the page again.',
      );
    } finally {
      setLoading(false);
    }
  };
  const close = () => setOpened(undefined);
  const commands = {
    openPalette: () => void open('palette'),
    openSheet: () => void open('sheet'),
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
      <LoadingBar label="Loading" isLoading={isLoading} />
      <Suspense>
        {known.has('palette') && <Palette open={opened === 'palette'} onClose={close} />}
        {known.has('sheet') && <ShortcutSheet open={opened === 'sheet'} onClose={close} />}
      </Suspense>
    </CommandsContext>
  );
}
