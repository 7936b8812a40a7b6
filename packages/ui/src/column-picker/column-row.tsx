'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { columnPickerMessages } from './column-picker.messages.ts';
import type { ChoosableColumn } from './column-picker.types.ts';

interface ColumnRowProps extends ComponentProps<'li'> {
  column: ChoosableColumn;
  isOn: boolean;
  /** Omitted for a column that is always shown. */
  onToggle?: () => void;
  /** The drag handle. */
  grip?: ReactNode;
  children?: ReactNode;
}

/** One column: its checkbox and the controls to move it. */
export function ColumnRow({ column, isOn, onToggle, grip, children, ...rest }: ColumnRowProps) {
  const messages = useMessages('columnPicker', columnPickerMessages);
  return (
    <li {...rest} className="bk-columns-row">
      {grip ?? <span className="bk-columns-grip" />}
      <Checkbox
        className="bk-columns-box"
        label={column.label}
        checked={isOn}
        disabled={!onToggle}
        data-tooltip={onToggle ? undefined : messages.always}
        onChange={() => onToggle?.()}
      />
      {children}
    </li>
  );
}
