import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { toneIcons } from '../icon/tone-icons.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import {
  type InlineMessageSize,
  type InlineMessageTone,
  inlineMessageClass,
} from './inline-message.variants.ts';

/** The parts of `InlineMessage`. */
export type InlineMessagePart = 'action' | 'body' | 'icon' | 'text' | 'title';

export interface InlineMessageProps
  extends PartsProps<InlineMessagePart>,
    Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. */
  tone?: InlineMessageTone | undefined;
  /** Default `md`. */
  size?: InlineMessageSize | undefined;
  /** A few words in bold, above the text. */
  title?: ReactNode;
  /** The message: what happened and what to do. */
  children?: ReactNode;
  /** Default: the icon of the tone. */
  icon?: IconSource | undefined;
  /** A `Button`, `ButtonLink` or `Link` after the text. */
  action?: ReactNode;
}

/**
 * A message in a form or section, about what is beside it. Give it `role="alert"` (or `"status"` if it can wait) only if
 * it appears after the page; then screen readers announce it.
 */
export function InlineMessage({
  tone = 'info',
  size,
  title,
  children,
  icon = toneIcons[tone],
  action,
  className,
  parts,
  ...rest
}: InlineMessageProps) {
  const part = partOf(parts);
  return (
    <div {...rest} className={inlineMessageClass({ tone, size, className })}>
      <Icon {...part('icon', 'bk-inline-message-icon')} name={icon} size="sm" />
      <div {...part('body', 'bk-inline-message-body')}>
        {title && <p {...part('title', 'bk-inline-message-title')}>{title}</p>}
        {children && <div {...part('text', 'bk-inline-message-text')}>{children}</div>}
      </div>
      {action && <div {...part('action', 'bk-inline-message-action')}>{action}</div>}
    </div>
  );
}
