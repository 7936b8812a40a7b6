'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { textOf } from '../primitives/text/own-text.tsx';

/** The parts of `CollapsibleTrigger`. */
export type CollapsibleTriggerPart = 'icon' | 'title';

export interface CollapsibleTriggerProps
  extends PartsProps<CollapsibleTriggerPart>,
    Omit<ComponentProps<'button'>, 'children' | 'name' | 'type' | 'value'> {
  /** The title of what it opens, and its accessible name. */
  children: ReactNode;
  /** Whether what it opens is shown. Without it the trigger keeps its own. */
  open?: boolean | undefined;
  /** Whether it is open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called as it is about to open or close. `details.cancel()` refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** Why it can't be opened or closed. It stays focusable; the reason is its tooltip, its description and, on a tap, a toast. */
  disabledReason?: string | undefined;
}

/**
 * The trigger of a `Collapsible` alone, for what is no one element, such as the rows of a group in a table. Draw them
 * while it is open.
 */
export function CollapsibleTrigger({
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  disabledReason,
  className,
  onClick,
  parts,
  ...rest
}: CollapsibleTriggerProps) {
  const part = partOf(parts);
  const { isOpen, change } = useOpen(open, defaultOpen, onOpenChange);
  return (
    <button
      {...rest}
      {...reasonProps(disabledReason)}
      type="button"
      className={classNames('bk-collapsible-trigger', className)}
      aria-expanded={isOpen}
      data-state={isOpen ? 'open' : 'closed'}
      onClick={(event) => {
        if (disabledReason !== undefined) return;
        onClick?.(event);
        if (!event.defaultPrevented) change(!isOpen, 'trigger', event.nativeEvent);
      }}
    >
      <Icon {...part('icon', 'bk-collapsible-icon')} name="chevron-down" size="xs" />
      <span {...part('title', 'bk-collapsible-title')}>{textOf(children) ?? children}</span>
    </button>
  );
}
