import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyGlobals, initialGlobals } from '../packages/ui/src/testing/globals.ts';
import { emulateForcedColors } from './forced-colors.ts';
import { themeFor } from './theme.ts';

let globals = initialGlobals;
const pages = new Set<() => void>();

// The toolbar emits its globals once, before the first page subscribes.
const channel = addons.getChannel();
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  channel.on(event, (update: { globals: typeof globals }) => {
    globals = update.globals;
    for (const show of pages) show();
  });
}

/** A docs page in the theme of the toolbar. */
export function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [shown, setShown] = useState(globals);
  useEffect(() => {
    const show = () => setShown(globals);
    show();
    pages.add(show);
    return () => {
      pages.delete(show);
    };
  }, []);
  useEffect(() => {
    applyGlobals(shown);
    emulateForcedColors(shown.forcedColors === 'active');
  }, [shown]);
  useEffect(stayAtTheTop, []);
  return (
    <DocsContainer {...rest} theme={themeFor(shown.theme)}>
      {children}
    </DocsContainer>
  );
}

/** Keeps the page at the top while a dialog in a story's iframe takes focus, until the reader interacts. */
function stayAtTheTop() {
  if (location.hash) return undefined;
  const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const hold = () => window.scrollTo({ top: 0, behavior: 'instant' });
  const free = () => {
    removeEventListener('scroll', hold);
    for (const interaction of interactions) removeEventListener(interaction, free);
  };
  addEventListener('scroll', hold);
  for (const interaction of interactions) addEventListener(interaction, free, { passive: true });
  return free;
}
