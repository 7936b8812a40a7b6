'use client';
import { useRef } from 'react';
import { handlesEscape } from '../primitives/overlays/escape.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { partOf } from '../primitives/react/parts.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import type { BoardCard, BoardProps } from './board.types.ts';
import { Column } from './column.tsx';
import { useDragCard } from './use-drag-card.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMoves } from './use-moves.ts';

/** Cards in columns, which are moved within and between them by dragging, by keyboard or by a menu. */
export function Board<T extends BoardCard>({
  label,
  columns,
  cards,
  renderCard = (card) => card.label,
  onMove,
  className,
  parts,
  ref,
  ...rest
}: BoardProps<T>) {
  const part = partOf(parts);
  const box = useRef<HTMLDivElement>(null);
  const moves = useMoves({ cards, columns, onMove });
  const { dragged, ghost, press, isDragEnd, cancel } = useDragCard({ box, moves });
  const focus = useKeptFocus(box);
  return (
    <PartsContext value={parts}>
      <section
        aria-label={label}
        {...rest}
        {...handlesEscape(moves.draft !== undefined)}
        ref={ref}
        className={classNames('bk-board', className)}
        data-sorting={moves.draft?.by}
        data-refused={moves.notice}
      >
        <div {...part('columns', 'bk-board-columns')} ref={box} {...focus}>
          {columns.map((column) => (
            <Column
              key={column.key}
              column={column}
              columns={columns}
              moves={moves}
              renderCard={renderCard}
              draggedKey={dragged?.card.key}
              onPress={press}
              onEscape={cancel}
              isDragEnd={isDragEnd}
            />
          ))}
        </div>
        {moves.notice !== undefined && (
          // It was read out when it came.
          <p {...part('notice', 'bk-board-notice')} aria-hidden="true">
            {moves.notice}
          </p>
        )}
        {dragged && (
          <div
            {...part('ghost', 'bk-board-card bk-board-ghost', {
              left: dragged.rect.left,
              top: dragged.rect.top,
              width: dragged.rect.width,
            })}
            ref={ghost}
            aria-hidden="true"
            inert
          >
            {renderCard(dragged.card)}
          </div>
        )}
      </section>
    </PartsContext>
  );
}
