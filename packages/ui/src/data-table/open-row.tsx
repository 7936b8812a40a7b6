'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useLink } from '../link/index.ts';

interface OpenRowProps {
  href: string | undefined;
  isCurrent: boolean;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** The control in a row's first cell: a link if the row has a URL, else a button. */
export function OpenRow({ href, isCurrent, onOpen, children }: OpenRowProps) {
  const Link = useLink();
  if (href === undefined) {
    return (
      <button
        type="button"
        className="bk-table-open"
        data-part="open"
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        {children}
      </button>
    );
  }
  return (
    <Link
      href={href}
      className="bk-table-open"
      data-part="open"
      aria-current={isCurrent || undefined}
      onClick={(event: MouseEvent) => {
        // With a modifier key or the middle button the browser opens a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        if (!onOpen || event.button) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </Link>
  );
}
