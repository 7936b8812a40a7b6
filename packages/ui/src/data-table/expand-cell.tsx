// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
'use client';
import { Icon } from '../icon/index.ts';
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
  const messages = useMessages('dataTable', dataTableMessages);
  return (
    <td role="cell" className="bk-table-cell bk-table-expand" data-part="expand-cell">
      <button
        type="button"
        className="bk-table-expand-button"
        data-part="expand"
        aria-label={label === '' ? messages.details : messages.detailsOf(label)}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? detailId : undefined}
        onClick={onToggle}
      >
        <Icon
          className="bk-table-expand-icon"
          data-part="expand-icon"
          name="chevron-down"
          size="xs"
        />
        {/* A card has room for a word. */}
        <span className="bk-table-expand-text" data-part="expand-text">
          {messages.details}
        </span>
      </button>
    </td>
  );
}

/** The header above those buttons. */
export function ExpandHeadCell() {
  const messages = useMessages('dataTable', dataTableMessages);
  return (
    <th
      scope="col"
      role="columnheader"
      className="bk-table-head-cell bk-table-expand"
      data-part="head-cell"
      data-pinned="start"
    >
      <VisuallyHidden>{messages.details}</VisuallyHidden>
    </th>
  );
}
