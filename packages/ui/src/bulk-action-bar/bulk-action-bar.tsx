'use client';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useFocusNearby } from '../primitives/overlays/use-focus-nearby.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { bulkActionBarMessages } from './bulk-action-bar.messages.ts';

/** The parts of `BulkActionBar`. */
export type BulkActionBarPart = 'actions' | 'clear' | 'count';

export interface BulkActionBarProps extends PartsProps<BulkActionBarPart>, ComponentProps<'div'> {
  /** Number of selected rows. At 0 the bar is empty but stays mounted, so the first selection is announced. */
  count: number;
  onClear: () => void;
  /** The actions: small transparent buttons and menus. */
  children: ReactNode;
  /** Beside the count, for example a link to select all matching rows. */
  more?: ReactNode;
  /** Announced after the count but not shown, for example the key that moves to the bar: "Press B for actions." */
  description?: string | undefined;
  /** Called when Escape is pressed in the bar and no menu handles it. Return the focus to the rows. */
  onEscape?: (() => void) | undefined;
}

/**
 * Floats at the bottom of a list while rows are selected: their number, the actions and a button to clear the
 * selection. Uses the colours of the dark theme in both themes.
 */
export function BulkActionBar({
  count,
  onClear,
  children,
  more,
  description,
  onEscape,
  className,
  onKeyDown,
  ref,
  parts,
  ...rest
}: BulkActionBarProps) {
  const part = partOf(parts);
  const bar = useRef<HTMLDivElement>(null);
  const focus = useFocusNearby(bar, rest);
  const messages = useMessages('bulkActionBar', bulkActionBarMessages);
  const number = useNumber();
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of form fields.
    <div
      role="group"
      aria-label={messages.bar}
      {...rest}
      {...focus}
      ref={useMergedRefs(bar, ref)}
      className={classNames('bk-bulk-action-bar', className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // One that has hidden a tooltip is prevented.
        if (event.key === 'Escape' && !event.defaultPrevented && isInside(event)) onEscape?.();
      }}
    >
      {/* Screen readers announce changes only in live regions that already exist. */}
      <p {...part('count', 'bk-bulk-action-bar-count')} role="status">
        {count > 0 && (
          <>
            <Icon name="check" size="xs" />
            <span>{messages.count(count, number.plain(count))}</span>
            {description && <VisuallyHidden>{`. ${description}`}</VisuallyHidden>}
          </>
        )}
      </p>
      {count > 0 && (
        <>
          {more}
          <div {...part('actions', 'bk-bulk-action-bar-actions')}>{children}</div>
          <IconButton
            {...part('clear', 'bk-bulk-action-bar-clear')}
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

/** Events of a menu in a portal bubble through React, but its elements are not in the bar. */
function isInside({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}
