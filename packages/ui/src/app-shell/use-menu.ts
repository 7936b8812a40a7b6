'use client';
import { useMemo, useState } from 'react';
import { SIDEBAR_BREAKPOINT } from '../constants.ts';
import { useMediaQuery } from '../primitives/dom/use-media-query.ts';
import type { AppShellMenu } from './app-shell-context.ts';

const narrow = `(max-width: ${SIDEBAR_BREAKPOINT}px)`;

/** The navigation as a drawer: another page, or a window that is wide enough for it, closes it for good. */
export function useMenu(page: string | undefined): AppShellMenu {
  const isNarrow = useMediaQuery(narrow, true);
  const [opened, setOpened] = useState<{ readonly on: string | undefined }>();
  const isMenuOpen = opened !== undefined && opened.on === page && isNarrow;
  if (opened && !isMenuOpen) setOpened(undefined);
  return useMemo(
    () => ({
      isMenuOpen,
      openMenu: () => setOpened({ on: page }),
      closeMenu: () => setOpened(undefined),
    }),
    [isMenuOpen, page],
  );
}
