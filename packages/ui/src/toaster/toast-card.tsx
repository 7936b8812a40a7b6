'use client';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { TOAST_SITE_MS } from '../constants.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { toneIcons } from '../icon/tone-icons.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { restoreFocus } from './return-focus.ts';
import { closeToasts, removeToast, type Toast } from './toast-queue.ts';
import { toasterMessages } from './toaster.messages.ts';
import { type ToastTone, toastClass } from './toaster.variants.ts';

/** A failure has a cross: beside a success that is gone as soon, a mark of its own. */
const toastIcons: Readonly<Record<ToastTone, IconName>> = { ...toneIcons, danger: 'circle-x' };

interface ToastCardProps {
  toast: Toast;
  /** Whether a bar shows the time left, as on the site. */
  hasTimer: boolean;
  /** Where the pointer is. */
  onHover: (key: number | undefined) => void;
}

/** One toast. Memoized: each toast that comes or goes renders the others' region. */
export const ToastCard = memo(function ToastCard({ toast, hasTimer, onHover }: ToastCardProps) {
  const part = usePart();
  const { key, renewals, tone, text, title, content, action, duration, isClosing = false } = toast;
  const card = useRef<HTMLDivElement>(null);
  const messages = useMessages('toaster', toasterMessages);
  const close = () => closeToasts((item) => item.key === key);

  useLayoutEffect(() => {
    const node = card.current;
    return () => {
      if (node) restoreFocus(node);
    };
  }, []);
  useEffect(() => {
    const node = card.current;
    if (!isClosing || !node) return;
    restoreFocus(node);
    // None in jsdom.
    const exits = node.getAnimations?.().map(({ finished }) => finished) ?? [];
    Promise.allSettled(exits).then(() => removeToast(key));
  }, [isClosing, key]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      {...part('toast', toastClass({ tone }))}
      ref={card}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Alt+T focuses it, and a screen reader reads it from there.
      tabIndex={0}
      aria-label={`${messages[tone]}: ${text}`}
      data-key={key}
      data-state={isClosing ? 'closing' : 'open'}
      onPointerEnter={() => onHover(key)}
      onPointerLeave={() => onHover(undefined)}
    >
      <Icon {...part('icon', 'bk-toast-icon')} name={toastIcons[tone]} size="md" />
      <span {...part('text', 'bk-toast-text')}>
        {title && <span {...part('title', 'bk-toast-title')}>{title}</span>}
        {content}
      </span>
      {action && (
        <button
          {...part('action', 'bk-toast-action')}
          type="button"
          onClick={() => {
            close();
            action.onAction();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        {...part('close', 'bk-toast-close')}
        type="button"
        aria-label={messages.close}
        onClick={close}
      >
        <Icon name="x" size="xs" />
      </button>
      {hasTimer && duration !== false && (
        <span
          // A renewed toast has its whole time again.
          key={renewals}
          {...part('timer', 'bk-toast-timer', {
            animationDuration: `${duration ?? TOAST_SITE_MS}ms`,
          })}
        />
      )}
    </div>
  );
});
