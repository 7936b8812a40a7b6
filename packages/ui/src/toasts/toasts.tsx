'use client';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { TOAST_CONSOLE_MS, TOAST_DRAG_PERCENT, TOAST_SITE_MS } from '../constants.ts';
import { addBranch } from '../primitives/branches.tsx';
import { classNames } from '../primitives/class-names.ts';
import { noteMounted } from '../primitives/expect-mounted.ts';
import { ToastContainer, toast } from '../primitives/toastify.ts';
import { useFirstOfPage } from '../primitives/use-first-of-page.ts';
import { useWords } from '../words/use-words.ts';
import { Announcer } from './announcer.tsx';
import { notify } from './notify.ts';
import { ToastMotion } from './toast-motion.tsx';
import { type ToastPreset, toneColors } from './toasts.variants.ts';
import { toastsWords } from './toasts.words.ts';
import { useAway } from './use-away.ts';
import { goBackFrom, rememberWayBack } from './way-back.ts';

export interface ToastsProps {
  /** Where and how long (`TOAST-01`, `TOAST-02`). */
  preset: ToastPreset;
}

/**
 * The place of the toasts; render it once, beside the app's content. Of several in one page the first serves all. Shows what `notify` says, and the reason of a
 * control that is disabled with one when it is tapped (`ICON-04`). Alt+T goes to the toasts and stops their time,
 * Escape goes back and lets it run (`TOAST-03`).
 */
export function Toasts(props: ToastsProps) {
  const isFirst = useFirstOfPage('toasts');
  return isFirst !== false && <Region {...props} isServing={isFirst === true} />;
}

/** The live regions stand in what a server sends; the toasts come to the one that serves the page. */
function Region({ preset, isServing }: ToastsProps & { isServing: boolean }) {
  const region = useRef<HTMLDivElement>(null);
  const words = useWords('toasts', toastsWords);
  const isAway = useAway();

  useEffect(() => {
    noteMounted('Toasts');
    const node = region.current;
    if (!node || !isServing) return;
    // Two regions of the announcer speak for the toasts; the library's own would say everything again.
    node.querySelector('section')?.setAttribute('aria-live', 'off');
    return addBranch(node);
  }, [isServing]);

  useEffect(() => {
    if (!isServing) return;
    // In the capture phase: a control that holds its click back stops it from rising.
    document.addEventListener('click', showReason, { capture: true });
    return () => document.removeEventListener('click', showReason, { capture: true });
  }, [isServing]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) rememberWayBack(relatedTarget);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) toast.play();
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape') goBackFrom(currentTarget);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens in the toasts.
    <div
      ref={region}
      className="bk-toasts"
      data-preset={preset}
      data-away={isAway || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {isServing && (
        <ToastContainer
          aria-label={words.region}
          position={preset === 'site' ? 'top-right' : 'top-center'}
          autoClose={preset === 'site' ? TOAST_SITE_MS : TOAST_CONSOLE_MS}
          theme={preset === 'site' ? 'light' : 'colored'}
          transition={ToastMotion}
          draggable
          draggablePercent={TOAST_DRAG_PERCENT}
          pauseOnHover
          // The style sheet stops the time while the reader is away or at the keyboard in here, so that no other
          // reason to stop or to go on undoes it.
          pauseOnFocusLoss={false}
          closeButton={false}
          icon={false}
          // Says that the bar is decoration; the style sheet shows it where the preset has one.
          hideProgressBar
          role="group"
          hotKeys={isHotKey}
          className={() => 'bk-toasts-list'}
          toastClassName={(toast) => classNames('bk-toast', toneColors[toast?.type ?? 'info'])}
          progressClassName={() => 'bk-toast-timer'}
        />
      )}
      <Announcer />
    </div>
  );
}

/**
 * By the key, not the letter: with Option a Mac types another one. With Ctrl it is AltGr on Windows, which types. F8 goes
 * there too, since Alt+T opens a menu of Firefox.
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
