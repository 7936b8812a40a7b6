import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { toneIcons } from '../icon/tone-icons.ts';
import {
  type InlineMessageSize,
  type InlineMessageTone,
  inlineMessageClass,
} from './inline-message.variants.ts';

export interface InlineMessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. */
  tone?: InlineMessageTone | undefined;
  /** Default `md`. */
  size?: InlineMessageSize | undefined;
  /** A few words in bold, above the text. */
  title?: ReactNode;
  /** What happened and what to do. */
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
  ...rest
}: InlineMessageProps) {
  return (
    <div {...rest} className={inlineMessageClass({ tone, size, className })}>
      <Icon name={icon} size="sm" className="bk-inline-message-icon" data-part="icon" />
      <div className="bk-inline-message-body" data-part="body">
        {title && (
          <p className="bk-inline-message-title" data-part="title">
            {title}
          </p>
        )}
        {children && (
          <div className="bk-inline-message-text" data-part="text">
            {children}
          </div>
        )}
      </div>
      {action && (
        <div className="bk-inline-message-action" data-part="action">
          {action}
        </div>
      )}
    </div>
  );
}
