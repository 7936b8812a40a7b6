import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themeFor } from './theme.ts';
import { initialGlobals, showAs } from './toolbar.ts';

let globals = initialGlobals;
const pages = new Set<() => void>();

// The word of the toolbar comes once, and before the first page is there to hear it.
const channel = addons.getChannel();
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  channel.on(event, (update: { globals: typeof globals }) => {
    globals = update.globals;
    for (const show of pages) show();
  });
}

/** A page of the documentation, in the theme of the toolbar. */
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
  useEffect(() => showAs(shown), [shown]);
  useEffect(stayAtTheTop, []);
  return (
    <DocsContainer {...rest} theme={themeFor(shown.theme)}>
      {children}
    </DocsContainer>
  );
}

/** A dialog in the frame of a story takes the focus, and the browser scrolls there, until the reader does something. */
function stayAtTheTop() {
  if (location.hash) return undefined;
  const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const hold = () => window.scrollTo({ top: 0, behavior: 'instant' });
  const free = () => {
    removeEventListener('scroll', hold);
    for (const touch of touches) removeEventListener(touch, free);
  };
  addEventListener('scroll', hold);
  for (const touch of touches) addEventListener(touch, free, { passive: true });
  return free;
}
