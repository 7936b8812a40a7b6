import { notify } from '@booking/ui';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedData } from '../../idle/prefers-reduced-data.ts';
import { whenIdle } from '../../idle/when-idle.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { CommandsContext } from '../../page/commands-context.ts';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';

interface PartProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

// Not needed for the first screen: they load when the page is idle, or on demand.
const loaders = {
  palette: () => import('./palette.tsx'),
  sheet: () => import('../../shortcuts/shortcut-sheet.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType<PartProps> }>>;

type Part = keyof typeof loaders;

/** Provides the command palette (Ctrl or ⌘ K) and the shortcut sheet (`?`). */
export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Part>();
  // A loaded part stays mounted: it plays its own closing, and reopens at once.
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
      // No reload: the user may be typing.
      notify.error(
        'Couldn’t load this part of the console. Check your connection or reload the page.',
      );
    } finally {
      setLoading(false);
    }
  };
  const close = () => setOpened(undefined);
  const commands = {
    openPalette: () => void open('palette'),
    openSheet: () => void open('sheet'),
    // A failure here repeats, and shows an error, when the palette is opened.
    prepare: () => void load('palette').catch(() => {}),
  };
  useShortcut(shortcuts.palette, () => (opened === 'palette' ? close() : commands.openPalette()));
  useShortcut(shortcuts.sheet, commands.openSheet);
  // Forms and toasts handle these keys themselves.
  useShortcut(shortcuts.save);
  useShortcut(shortcuts.toasts);
  const prepareWhenIdle = useEffectEvent(commands.prepare);
  useEffect(() => {
    if (!prefersReducedData()) void whenIdle().then(() => prepareWhenIdle());
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
