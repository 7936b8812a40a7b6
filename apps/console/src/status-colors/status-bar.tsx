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
      className="ck-status-bar"
      style={{
        backgroundColor: fill.hex,
        borderColor: border.hex,
        color: fill.textColor,
        ...style,
      }}
    >
      <Icon name={iconOf(icon)} size="xs" />
      <span className="ck-status-bar-text">{label}</span>
    </span>
  );
}
