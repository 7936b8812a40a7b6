'use client';
import type { ComponentProps } from 'react';
import { useIsHydrated } from '../primitives/react/use-is-hydrated.ts';
import { themeScript } from './theme.ts';

export interface ThemeScriptProps extends Pick<ComponentProps<'script'>, 'nonce'> {
  /** Where the theme is stored. Default `booking-theme`. */
  storageKey?: string | undefined;
}

/**
 * Applies the stored theme before the first paint, so that no page flashes in the other one. Stands in the `<head>` of
 * HTML that a server makes; on a page of the browser alone it renders nothing.
 */
export function ThemeScript({ storageKey, nonce }: ThemeScriptProps) {
  const isHydrated = useIsHydrated();
  // It has run by then, and a script that React inserts would never run.
  if (isHydrated) return null;
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce of a script from its page.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own text, and React escapes that of a script.
      dangerouslySetInnerHTML={{ __html: themeScript(storageKey) }}
    />
  );
}
