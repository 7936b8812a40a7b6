'use client';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNumber } from '../messages/use-number.ts';
import { classNames } from '../primitives/class-names.ts';
import { bulkBarMessages } from './bulk-bar.messages.ts';

export interface BulkBarProps {
  /** How many rows are selected. With none the bar is empty, and stays in the page to announce the first. */
  count: number;
  onClear: () => void;
  /** What can be done with them: small transparent buttons and menus. */
  children: ReactNode;
  /** Beside the count, as the way to select all that match. */
  more?: ReactNode;
  className?: string;
}

/**
 * Floats at the lower end of a list while rows are selected: how many, what can be done with them, and the way out of it.
 * Its colours are those of the dark theme in both.
 */
export function BulkBar({ count, onClear, children, more, className }: BulkBarProps) {
  const messages = useMessages('bulkBar', bulkBarMessages);
  const number = useNumber();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields.
    <div role="group" className={classNames('bk-bulk-bar', className)} aria-label={messages.bar}>
      {/* Software hears only of what changes in a region that it knows. */}
      <p className="bk-bulk-bar-count" role="status">
        {count > 0 && (
          <>
            <Icon name="check" size="xs" />
            {messages.count(count, number.plain(count))}
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
            label={messages.clear}
            size="sm"
            onClick={onClear}
          />
        </>
      )}
    </div>
  );
}
