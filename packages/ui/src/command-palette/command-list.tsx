'use client';
import { type HTMLAttributes, type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { Kbd } from '../kbd/index.ts';
import { useLink } from '../link/index.ts';
import { scaleOf } from '../primitives/dom/zoom.ts';
import { Listbox, rowId } from '../primitives/forms/listbox.tsx';
import { usePart } from '../primitives/react/use-part.ts';
import type { Command, CommandGroup } from './command-palette.types.ts';
import { matched } from './matched.ts';

interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  query: string;
  active: Command | undefined;
  isLoading: boolean;
  onPoint: (command: Command) => void;
  onChoose: (command: Command, event: MouseEvent) => void;
}

/** The commands by group. Focus stays in the field above, which references the active option. */
export function CommandList({ id, label, groups, isLoading, ...rest }: CommandListProps) {
  const part = usePart();
  return (
    <Listbox
      {...part('list', 'bk-palette-list')}
      headingClass="bk-palette-heading"
      {...{ id, label, isLoading }}
      groups={groups.map(({ label, items }) => ({ heading: label, rows: items }))}
      // A click would move focus away from the field and close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {(command) => <Option key={command.key} listId={id} command={command} {...rest} />}
    </Listbox>
  );
}

interface OptionProps extends Pick<CommandListProps, 'query' | 'active' | 'onPoint' | 'onChoose'> {
  listId: string;
  command: Command;
}

function Option({ listId, command, query, active, onPoint, onChoose }: OptionProps) {
  const part = usePart();
  const Link = useLink();
  const row = useRef<HTMLDivElement>(null);
  const isActive = active?.key === command.key;
  const isRendered = useRef(false);
  useEffect(() => {
    const isFirst = !isRendered.current;
    isRendered.current = true;
    const option = row.current;
    if (!isActive || !option) return;
    // As the palette opens, with the frame: now it would lay out a page that a dialog is about to make inert, twice.
    if (isFirst) requestAnimationFrame(() => keepInView(option));
    else keepInView(option);
  }, [isActive]);
  const { label, description, action, icon, keys, href } = command;
  const option: HTMLAttributes<HTMLElement> = {
    ...part('option', 'bk-palette-option'),
    id: rowId(listId, command),
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onPointerMove: () => {
      if (!isActive) onPoint(command);
    },
    onClick: (event) => onChoose(command, event),
  };
  const content = (
    <>
      {icon && <Icon {...part('icon', 'bk-palette-icon')} name={icon} size="sm" />}
      <span className="bk-palette-text">
        <span {...part('label', 'bk-palette-label')}>
          <Marked query={query}>{label}</Marked>
        </span>
        {/* Separates the two for screen readers. */}
        {description && ' '}
        {description && (
          <span {...part('description', 'bk-palette-hint')}>
            <Marked query={query}>{description}</Marked>
          </span>
        )}
      </span>
      {action && <span {...part('action', 'bk-palette-action')}> {action}</span>}
      {keys && <Kbd {...part('keys', 'bk-palette-keys')}>{keys}</Kbd>}
    </>
  );
  return (
    <div ref={row} role="presentation">
      {href === undefined ? (
        <div {...option}>{content}</div>
      ) : (
        <Link {...option} href={href}>
          {content}
        </Link>
      )}
    </div>
  );
}

/** Space kept above a row, so that the group's heading stays visible. */
const ROOM_ABOVE = 34;
const ROOM_BELOW = 8;

/** Scrolls only the list, as little as needed. */
function keepInView(row: HTMLElement) {
  const list = row.closest<HTMLElement>('[data-part="list"]');
  if (!list) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  const scale = scaleOf(list);
  const above = (frame.top - top) / scale + ROOM_ABOVE;
  const below = (bottom - frame.bottom) / scale + ROOM_BELOW;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}

function Marked({ query, children }: { query: string; children: string }) {
  const part = usePart();
  return matched(query, children).map((piece, at) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position.
      <mark key={at} {...part('mark', 'bk-palette-mark')}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
