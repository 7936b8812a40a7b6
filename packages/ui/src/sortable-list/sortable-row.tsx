'use client';
import type { ComponentProps, ReactNode } from 'react';
import { SubmittedValues } from '../field/submitted-values.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { sortableListMessages } from './sortable-list.messages.ts';
import type { SortableItem } from './sortable-list.types.ts';
import type { SortableListLayout } from './sortable-list.variants.ts';

interface SortableRowProps {
  item: SortableItem;
  name: string | undefined;
  form: string | undefined;
  layout: SortableListLayout;
  /** Moves it by pointer and keyboard. */
  handle: ComponentProps<'button'>;
  /** Dragged, or picked up by keyboard. */
  isMoving: boolean;
  isFirst: boolean;
  isLast: boolean;
  disabledReason: string | undefined;
  /** Moves it by a place, back or forward. */
  onStep: (by: number) => void;
  children: ReactNode;
}

/**
 * An item with its handle, and buttons that move it by a place; a fixed one has neither. One component for both: what is
 * in it keeps focus when the item becomes the other.
 */
export function SortableRow({
  item: { key, label, isFixed = false },
  name,
  form,
  layout,
  handle,
  isMoving,
  isFirst,
  isLast,
  disabledReason,
  onStep,
  children,
}: SortableRowProps) {
  const part = usePart();
  const messages = useMessages('sortableList', sortableListMessages);
  const isGrid = layout === 'grid';
  return (
    <li
      {...part('item', 'bk-sortable-item')}
      data-fixed={isFixed ? '' : undefined}
      data-dragging={isMoving || undefined}
    >
      {isFixed ? (
        <span className="bk-sortable-handle" />
      ) : (
        <button
          {...part('handle', 'bk-sortable-handle')}
          {...(disabledReason === undefined && handle)}
          type="button"
          aria-label={messages.move(label)}
          aria-description={messages.instructions}
          {...reasonProps(disabledReason)}
        >
          <Icon name="grip-vertical" size="sm" />
        </button>
      )}
      <div {...part('content', 'bk-sortable-content')}>{children}</div>
      {!isFixed && (
        <>
          <IconButton
            {...part('move-back', 'bk-sortable-step')}
            icon={isGrid ? 'arrow-left' : 'arrow-up'}
            size="sm"
            label={isGrid ? messages.back(label) : messages.up(label)}
            // Not `disabled`: the button that moved it here has focus.
            disabledReason={disabledReason ?? (isFirst ? messages.isFirst : undefined)}
            onClick={() => onStep(-1)}
          />
          <IconButton
            {...part('move-forward', 'bk-sortable-step')}
            icon={isGrid ? 'arrow-right' : 'arrow-down'}
            size="sm"
            label={isGrid ? messages.forward(label) : messages.down(label)}
            disabledReason={disabledReason ?? (isLast ? messages.isLast : undefined)}
            onClick={() => onStep(1)}
          />
          <SubmittedValues {...{ name, form, disabledReason }} values={[key]} />
        </>
      )}
    </li>
  );
}
