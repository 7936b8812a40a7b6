'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import type { ListGroup, RowPlace } from '../primitives/forms/list-rows.tsx';
import { Listbox, rowId } from '../primitives/forms/listbox.tsx';
import { isLong, LongListRows } from '../primitives/forms/long-list-rows.tsx';
import { PopoverSurface } from '../primitives/overlays/popover-surface.tsx';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { comboboxMessages } from './combobox.messages.ts';
import { isDisabled, type ListRow } from './rows.ts';

interface OptionListProps<V extends string> {
  id: string;
  label: string;
  groups: readonly ListGroup<ListRow<V>>[];
  query: string;
  /** Values of the chosen options. */
  chosen?: readonly string[] | undefined;
  /** Several can be chosen. */
  isMultiple?: boolean;
  active: ListRow<V> | undefined;
  isLoading?: boolean;
  /** Above the rows: nothing found, or what went wrong. */
  note?: ReactNode;
  /** The field, in which a press doesn't close the list. */
  isInField: (target: EventTarget | null) => boolean;
  onEscape?: (() => void) | undefined;
  onPoint: (row: ListRow<V>) => void;
  onChoose: (row: ListRow<V>) => void;
}

/** The list of a field. Focus stays in the field, which references the active row. */
export function OptionList<V extends string>({
  id,
  label,
  groups,
  note,
  isLoading = false,
  isMultiple,
  isInField,
  onEscape,
  ...rest
}: OptionListProps<V>) {
  const part = usePart();
  const keepOpen = (event: Event & { detail?: { originalEvent?: Event } }) => {
    if (isInField(event.detail?.originalEvent?.target ?? event.target)) event.preventDefault();
  };
  return (
    <PopoverSurface
      {...part('popover', 'bk-option-popover')}
      role="presentation"
      align="start"
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onPointerDownOutside={keepOpen}
      onFocusOutside={keepOpen}
      onEscape={onEscape}
      // A click would move focus away from the field and close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {note && <p {...part('note', 'bk-option-note')}>{note}</p>}
      <Listbox
        {...part('list', 'bk-option-list')}
        headingClass="bk-option-heading"
        data-scroller=""
        aria-multiselectable={isMultiple}
        data-rows={isLong(groups) ? (groups.some(hasNotes) ? 'two-lines' : 'one-line') : undefined}
        Rows={LongListRows}
        active={rest.active}
        {...{ id, label, groups, isLoading }}
      >
        {(row, place) => <Row key={row.key} listId={id} {...{ row, place }} {...rest} />}
      </Listbox>
    </PopoverSurface>
  );
}

const noteOf = (row: ListRow) =>
  row.kind === 'option'
    ? [row.option.description, row.option.disabledReason].filter(Boolean).join(' · ')
    : '';

const hasNotes = ({ rows }: ListGroup<ListRow>) => rows.some((row) => noteOf(row) !== '');

interface RowProps<V extends string>
  extends Pick<OptionListProps<V>, 'query' | 'chosen' | 'active' | 'onPoint' | 'onChoose'> {
  listId: string;
  row: ListRow<V>;
  place: RowPlace | undefined;
}

function Row<V extends string>({
  listId,
  row,
  place,
  query,
  chosen,
  active,
  onPoint,
  onChoose,
}: RowProps<V>) {
  const part = usePart();
  const messages = useMessages('combobox', comboboxMessages);
  const element = useRef<HTMLDivElement>(null);
  const isActive = active?.key === row.key;
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const option = row.kind === 'option' ? row.option : undefined;
  const reason = option?.disabledReason;
  const isChosen = option !== undefined && chosen?.includes(option.value) === true;
  const note = noteOf(row);
  const words = {
    option: '',
    create: messages.create(query),
    add: messages.add(query),
    retry: messages.retry,
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field (aria-activedescendant).
    <div
      {...part('option', 'bk-option')}
      ref={element}
      id={rowId(listId, row)}
      data-kind={row.kind}
      data-active={isActive || undefined}
      data-index={place?.index}
      {...place?.option}
      role="option"
      aria-selected={isChosen}
      aria-label={option?.textValue && [option.textValue, note].filter(Boolean).join(' ')}
      aria-disabled={isDisabled(row) || undefined}
      data-disabled-reason={reason}
      onPointerMove={() => !isActive && onPoint(row)}
      onClick={() => !isDisabled(row) && onChoose(row)}
    >
      {option?.icon && <Icon {...part('icon', 'bk-option-icon')} name={option.icon} size="sm" />}
      {(row.kind === 'create' || row.kind === 'add') && (
        <Icon {...part('icon', 'bk-option-icon')} name="plus" size="sm" />
      )}
      {row.kind === 'retry' && (
        <Icon {...part('icon', 'bk-option-icon')} name="refresh-cw" size="sm" />
      )}
      <span className="bk-option-text">
        <span {...part('label', 'bk-option-label')}>{option?.label ?? words[row.kind]}</span>
        {/* Separates the two for screen readers. */}
        {note && ' '}
        {note && <span {...part('description', 'bk-option-description')}>{note}</span>}
      </span>
      {isChosen && <Icon {...part('check', 'bk-option-icon')} name="check" size="sm" />}
    </div>
  );
}
