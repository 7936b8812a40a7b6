import { Icon } from '@booking/ui';
import type { CSSProperties } from 'react';
import type { DrawnStatus } from './drawn-status.ts';
import { iconOf } from './status-icons.ts';

interface StatusBarProps {
  readonly status: Pick<DrawnStatus, 'label' | 'fill' | 'border' | 'icon'>;
  readonly style?: CSSProperties;
}

/** A status as it is drawn on a calendar. The icon and the label say it without colours. */
export function StatusBar({ status: { label, fill, border, icon }, style }: StatusBarProps) {
  return (
    <span
      // The colours are its content, so forced colours don't replace them.
      className="flex h-5.5 min-w-0 items-center gap-1 rounded-xs border border-s-5 px-1.25 type-body-sm forced-color-adjust-none"
      style={{
        backgroundColor: fill.hex,
        borderColor: border.hex,
        color: fill.textColor,
        ...style,
      }}
    >
      <Icon name={iconOf(icon)} size="xs" />
      <span className="truncate">{label}</span>
    </span>
  );
}
