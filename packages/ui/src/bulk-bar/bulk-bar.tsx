'use client';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../primitives/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useNumber } from '../words/use-number.ts';
import { useWords } from '../words/use-words.ts';
import { bulkBarWords } from './bulk-bar.words.ts';

export interface BulkBarProps {
  /** How many rows are selected. With none the bar is empty, and stays in the page to announce the first. */
  count: number;
  onClear: () => void;
  /** What can be done with them: small transparent buttons and menus. */
  children: ReactNode;
  /** Beside the count, as the way to select all that match. */
  more?: ReactNode;
  /** Announced after the count and not shown: the key that leads to the bar, "Press B for actions." */
  hint?: string | undefined;
  /** Escape was pressed in the bar, and no menu of it has use for it. Give the focus back to the rows. */
  onEscape?: () => void;
  className?: string;
}

/**
 * Floats at the lower end of a list while rows are selected: how many, what can be done with them, and the way out of it.
 * Its colours are those of the dark theme in both.
 */
export function BulkBar({
  count,
  onClear,
  children,
  more,
  hint,
  onEscape,
  className,
}: BulkBarProps) {
  const words = useWords('bulkBar', bulkBarWords);
  const number = useNumber();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields.
    <div
      role="group"
      className={classNames('bk-bulk-bar', className)}
      aria-label={words.bar}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isInside(event)) {
          onEscape?.();
        }
      }}
    >
      {/* Software hears only of what changes in a region that it knows. */}
      <p className="bk-bulk-bar-count" role="status">
        {count > 0 && (
          <>
            <Icon name="check" size="xs" />
            {words.count(count, number.plain(count))}
            {hint && <VisuallyHidden>. {hint}</VisuallyHidden>}
          </>
        )}
      </p>
      {count > 0 && (
        <>
          {more}
          <div className="bk-bulk-bar-actions">{children}</div>
          <IconButton
            className="bk-bulk-bar-clear"
            icon="x"
            label={words.clear}
            size="sm"
            onClick={onClear}
          />
        </>
      )}
    </div>
  );
}

/** What a menu shows in a portal bubbles through React, but is not in the bar. */
function isInside({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}
