// biome-ignore-all lint/a11y/noRedundantRoles: WebKit forgets a table's roles once its parts are laid out as cards.
'use client';
import { Checkbox } from '../checkbox/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { dataTableMessages } from './data-table.messages.ts';

interface SelectCellProps {
  /** Name of the row. */
  label: string;
  isChecked: boolean;
  /** @param isRange Shift was pressed: also select the rows since the last selected one. */
  onCheck: (isOn: boolean, isRange: boolean) => void;
}

/** The checkbox at the start of a row. */
export function SelectCell({ label, isChecked, onCheck }: SelectCellProps) {
  const part = usePart();
  const messages = useMessages('dataTable', dataTableMessages);
  return (
    <td {...part('select', 'bk-table-cell bk-table-select')} role="cell">
      <Checkbox
        className="bk-table-check"
        label={messages.select(label)}
        isLabelHidden
        checked={isChecked}
        onChange={({ target, nativeEvent }) =>
          onCheck(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </td>
  );
}

interface SelectAllCellProps {
  checked: 'none' | 'some' | 'all';
  onCheck: (isOn: boolean) => void;
}

/** The checkbox in the header: selects all visible rows, or none. */
export function SelectAllCell({ checked, onCheck }: SelectAllCellProps) {
  const part = usePart();
  const messages = useMessages('dataTable', dataTableMessages);
  return (
    <th
      {...part('head-cell', 'bk-table-head-cell bk-table-select')}
      scope="col"
      role="columnheader"
      data-pinned="start"
      aria-label={messages.selection}
    >
      <Checkbox
        className="bk-table-check"
        label={messages.selectAll}
        isLabelHidden
        checked={checked === 'all'}
        isIndeterminate={checked === 'some'}
        // Partly selected becomes all selected.
        onChange={() => onCheck(checked !== 'all')}
      />
    </th>
  );
}
