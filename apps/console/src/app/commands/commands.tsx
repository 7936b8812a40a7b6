import { notify } from '@booking/ui';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { calm } from '../../idle/calm.ts';
import { savesData } from '../../idle/saves-data.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { CommandsContext } from '../../page/commands-context.ts';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';

interface PartProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

// Nobody needs them for the first screen: they come when the page is calm, or when they are asked for.
const loaders = {
  palette: () => import('./palette.tsx'),
  sheet: () => import('../../shortcuts/shortcut-sheet.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType<PartProps> }>>;

type Part = keyof typeof loaders;

/** Gives everything inside the command palette (Ctrl or ⌘ K) and the sheet of shortcuts (`?`). */
export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Part>();
  // What has come stays: its closing is its own, and it opens before the next key is pressed.
  const [loaded, setLoaded] = useState<Partial<Record<Part, ComponentType<PartProps>>>>({});
  const [isLoading, setLoading] = useState(false);
  const load = async (part: Part) => {
    const { default: Loaded } = await loaders[part]();
    setLoaded((parts) => ({ ...parts, [part]: Loaded }));
  };
  const open = async (part: Part) => {
    setOpened(part);
    if (loaded[part]) return;
    setLoading(true);
    try {
      await load(part);
    } catch {
      setOpened(undefined);
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
    prepare: () => void load('palette').catch(() => {}),
  };
  useShortcut(shortcuts.palette, () => (opened === 'palette' ? close() : commands.openPalette()));
  useShortcut(shortcuts.sheet, commands.openSheet);
  // Forms and toasts obey these by themselves.
  useShortcut(shortcuts.save);
  useShortcut(shortcuts.toasts);
  const prepareCalmly = useEffectEvent(commands.prepare);
  useEffect(() => {
    if (!savesData()) void calm().then(() => prepareCalmly());
  }, []);

  const { palette: Palette, sheet: Sheet } = loaded;
  return (
    <CommandsContext value={commands}>
      {children}
      <LoadingBar label="Loading" isLoading={isLoading} />
      {Palette && <Palette open={opened === 'palette'} onClose={close} />}
      {Sheet && <Sheet open={opened === 'sheet'} onClose={close} />}
    </CommandsContext>
  );
}
