// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
'use client';
import { Icon } from '../icon/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { dataTableMessages } from './data-table.messages.ts';

interface ExpandCellProps {
  /** Name of the row. */
  label: string;
  isExpanded: boolean;
  /** Id of the row's details. */
  detailId: string;
  onToggle: () => void;
}

/** The button before a row's first cell, which shows and hides its details. */
export function ExpandCell({ label, isExpanded, detailId, onToggle }: ExpandCellProps) {
  const part = usePart();
  const messages = useMessages('dataTable', dataTableMessages);
  return (
    <td {...part('expand-cell', 'bk-table-cell bk-table-expand')} role="cell">
      <button
        {...part('expand', 'bk-table-expand-button')}
        type="button"
        aria-label={label === '' ? messages.details : messages.detailsOf(label)}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? detailId : undefined}
        onClick={onToggle}
      >
        <Icon {...part('expand-icon', 'bk-table-expand-icon')} name="chevron-down" size="xs" />
        {/* A card has room for a word. */}
        <span {...part('expand-text', 'bk-table-expand-text')}>{messages.details}</span>
      </button>
    </td>
  );
}

/** The header above those buttons. */
export function ExpandHeadCell() {
  const part = usePart();
  const messages = useMessages('dataTable', dataTableMessages);
  return (
    <th
      {...part('head-cell', 'bk-table-head-cell bk-table-expand')}
      scope="col"
      role="columnheader"
      data-pinned="start"
    >
      <VisuallyHidden>{messages.details}</VisuallyHidden>
    </th>
  );
}
