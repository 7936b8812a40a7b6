'use client';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { TOAST_CONSOLE_MS, TOAST_DRAG_PERCENT, TOAST_SITE_MS } from '../constants.ts';
import { useMessages } from '../messages/use-messages.ts';
import { classNames } from '../primitives/class-names.ts';
import { reportMounted } from '../primitives/expect-mounted.ts';
import { addBranch } from '../primitives/layers.ts';
import { ToastContainer, toast } from '../primitives/toastify.ts';
import { useFirstOfPage } from '../primitives/use-first-of-page.ts';
import { Announcer } from './announcer.tsx';
import { notify } from './notify.ts';
import { restoreFocus, saveReturnFocus } from './return-focus.ts';
import { ToastMotion } from './toast-motion.tsx';
import { toasterMessages } from './toaster.messages.ts';
import { type ToastPreset, toneColors } from './toaster.variants.ts';
import { useAway } from './use-away.ts';

export interface ToasterProps {
  /** Position and duration (`TOAST-01`, `TOAST-02`). */
  preset: ToastPreset;
}

/**
 * Shows the toasts of an app; render it once, next to the app's content. If several are mounted, the first serves all.
 * Shows messages from `notify`, and the reason of a disabled control when it is tapped (`ICON-04`). Alt+T moves focus
 * to the toasts and pauses their timers, Escape returns focus and resumes them (`TOAST-03`).
 */
export function Toaster(props: ToasterProps) {
  const isFirst = useFirstOfPage('toaster');
  return isFirst !== false && <Region {...props} isServing={isFirst === true} />;
}

/** Live regions are server-rendered; the toasts mount in the instance that serves the page. */
function Region({ preset, isServing }: ToasterProps & { isServing: boolean }) {
  const region = useRef<HTMLDivElement>(null);
  const messages = useMessages('toaster', toasterMessages);
  const isAway = useAway();

  useEffect(() => {
    reportMounted('Toaster');
    const node = region.current;
    if (!node || !isServing) return;
    // The announcer has its own live regions; toastify's would announce everything twice.
    node.querySelector('section')?.setAttribute('aria-live', 'off');
    return addBranch(node);
  }, [isServing]);

  useEffect(() => {
    if (!isServing) return;
    // In the capture phase: a blocked control stops its click from bubbling.
    document.addEventListener('click', showReason, { capture: true });
    return () => document.removeEventListener('click', showReason, { capture: true });
  }, [isServing]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) saveReturnFocus(relatedTarget);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) toast.play();
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape') restoreFocus(currentTarget);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events in the toasts.
    <div
      ref={region}
      className="bk-toaster"
      data-preset={preset}
      data-away={isAway || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {isServing && (
        <ToastContainer
          aria-label={messages.region}
          position={preset === 'site' ? 'top-right' : 'top-center'}
          autoClose={preset === 'site' ? TOAST_SITE_MS : TOAST_CONSOLE_MS}
          theme={preset === 'site' ? 'light' : 'colored'}
          transition={ToastMotion}
          draggable
          draggablePercent={TOAST_DRAG_PERCENT}
          pauseOnHover
          // The style sheet pauses the timers while the window is inactive or focus is in here, so that no other pause
          // or resume undoes it.
          pauseOnFocusLoss={false}
          closeButton={false}
          icon={false}
          // Marks the bar as decorative; the style sheet shows it if the preset has one.
          hideProgressBar
          role="group"
          hotKeys={isHotKey}
          className={() => 'bk-toaster-list'}
          toastClassName={(toast) => classNames('bk-toast', toneColors[toast?.type ?? 'info'])}
          progressClassName={() => 'bk-toast-timer'}
        />
      )}
      <Announcer />
    </div>
  );
}

/**
 * By `code`, not `key`: Option on a Mac types another letter. Ctrl+Alt is AltGr on Windows, which types. F8 works too,
 * since Alt+T opens a menu in Firefox.
 */
function isHotKey(event: globalThis.KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, code } = event;
  const isPressed = !ctrlKey && !metaKey && code === (altKey ? 'KeyT' : 'F8');
  const isIt = isPressed && document.querySelector('.bk-toast') !== null;
  if (isIt) event.preventDefault();
  return isIt;
}

function showReason({ target }: globalThis.MouseEvent) {
  if (!(target instanceof Element)) return;
  const reason = target.closest('[data-disabled-reason]')?.getAttribute('data-disabled-reason');
  if (reason) notify.error(reason);
}
