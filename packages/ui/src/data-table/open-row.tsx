'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useLink } from '../link/index.ts';
import { isPlainClick } from '../primitives/dom/plain-click.ts';
import { usePart } from '../primitives/react/use-part.ts';

interface OpenRowProps {
  href: string | undefined;
  isCurrent: boolean;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** The control in a row's first cell: a link if the row has a URL, else a button. */
export function OpenRow({ href, isCurrent, onOpen, children }: OpenRowProps) {
  const part = usePart();
  const Link = useLink();
  if (href === undefined) {
    return (
      <button
        {...part('open', 'bk-table-open')}
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        {children}
      </button>
    );
  }
  return (
    <Link
      {...part('open', 'bk-table-open')}
      href={href}
      aria-current={isCurrent || undefined}
      onClick={(event: MouseEvent) => {
        if (!onOpen || !isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </Link>
  );
}
