import type { MessageTemplate } from '@booking/api-client';
import type { ReactNode } from 'react';

interface MessageBubbleProps extends Pick<MessageTemplate, 'footer' | 'buttons'> {
  /** The language of all of it. */
  readonly lang?: string;
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** A message as a guest sees it. */
export function MessageBubble({ lang, header, footer, buttons, children }: MessageBubbleProps) {
  return (
    <div
      className="wrap-anywhere grid max-w-105 gap-1.5 whitespace-pre-line rounded-lg border border-bk-subtle bg-bk-sunken px-3 py-2.5 text-bk-primary type-body-sm"
      lang={lang}
    >
      {header && <p className="type-label">{header}</p>}
      {children}
      {footer && <p className="text-bk-secondary">{footer}</p>}
      {buttons.length > 0 && <p className="text-bk-secondary">{buttons.join(' · ')}</p>}
    </div>
  );
}
