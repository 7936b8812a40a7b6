'use client';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { TOAST_CONSOLE_MS, TOAST_SITE_MS } from '../constants.ts';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import type { OverlayContainer } from '../primitives/dom/overlay-host.ts';
import { addBranch } from '../primitives/overlays/layers.ts';
import { reportMounted } from '../primitives/react/expect-mounted.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useFirstOfPage } from '../primitives/react/use-first-of-page.ts';
import { PartsContext, usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { announceToasts } from './announce-toasts.ts';
import { focusToasts, showReason } from './page-events.ts';
import { restoreFocus, saveReturnFocus } from './return-focus.ts';
import { ToastCard } from './toast-card.tsx';
import { currentToasts, noToasts, serveToasts, subscribeToToasts } from './toast-queue.ts';
import { toasterMessages } from './toaster.messages.ts';
import type { ToastPreset } from './toaster.values.ts';
import { type ToastLook, type ToastPosition, toasterClass } from './toaster.variants.ts';
import { useAway } from './use-away.ts';
import { useToastDrag } from './use-toast-drag.ts';
import { useToastPlace } from './use-toast-place.ts';
import { useToastTimer } from './use-toast-timer.ts';

/** The parts of a `Toaster`. */
export type ToasterPart =
  | 'place'
  | 'list'
  | 'toast'
  | 'icon'
  | 'text'
  | 'title'
  | 'action'
  | 'close'
  | 'timer';

export interface ToasterProps
  extends PartsProps<ToasterPart>,
    Omit<ComponentProps<'div'>, 'children'> {
  /** Position, look and duration (`TOAST-01`, `TOAST-02`). */
  preset: ToastPreset;
  /** Default: of the preset. Below a top bar, set `--bk-toaster-top` to its height: `var(--bk-size-topbar)`. */
  position?: ToastPosition | undefined;
  /** Default: of the preset. */
  look?: ToastLook | undefined;
  /** How many are shown at once; the others wait until one is gone. Default: all. */
  limit?: number | undefined;
  /** Container to render in. Default: where they are, or the native dialog or full-screen element above it. */
  container?: OverlayContainer | null | undefined;
}

/**
 * Shows the toasts of an app; render it once, next to the app's content. If several are mounted, the first serves all.
 * Shows messages from `notify`, and the reason of a disabled control when it is tapped (`ICON-04`). Alt+T moves focus
 * to the toasts and pauses their timers, Escape returns focus and resumes them (`TOAST-03`).
 */
export function Toaster({ parts, ...rest }: ToasterProps) {
  const isFirst = useFirstOfPage('toaster');
  return (
    isFirst !== false && (
      <PartsContext value={parts}>
        <Region {...rest} isServing={isFirst === true} />
      </PartsContext>
    )
  );
}

/** Live regions are server-rendered; the toasts mount in the instance that serves the page. */
function Region({
  preset,
  position = preset === 'site' ? 'top-end' : 'top',
  look = preset === 'site' ? 'surface' : 'solid',
  limit = Infinity,
  isServing,
  container,
  className,
  ref,
  ...rest
}: ToasterProps & { isServing: boolean }) {
  const part = usePart();
  const region = useRef<HTMLDivElement>(null);
  const polite = useRef<HTMLSpanElement>(null);
  const assertive = useRef<HTMLSpanElement>(null);
  const messages = useMessages('toaster', toasterMessages);

  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const [place, holder] = useToastPlace(isServing, toasts.length > 0, container);
  useLayoutEffect(() => {
    const node = region.current;
    if (!node || !holder) return;
    reportMounted('Toaster');
    const undo = [serveToasts(limit), addBranch(node)];
    // In the capture phase: a blocked control stops its click from bubbling.
    document.addEventListener('click', showReason, { capture: true });
    document.addEventListener('keydown', focusToasts);
    return () => {
      for (const revert of undo) revert();
      document.removeEventListener('click', showReason, { capture: true });
      document.removeEventListener('keydown', focusToasts);
    };
  }, [holder, limit]);

  useEffect(() => {
    if (!holder || !polite.current || !assertive.current) return;
    announceToasts(toasts, { polite: polite.current, assertive: assertive.current }, messages);
  }, [toasts, messages, holder]);

  const isAway = useAway();
  const [hasFocus, setFocus] = useState(false);
  const [hovered, setHovered] = useState<number>();
  // A toast that is removed under the pointer doesn't report that the pointer has left.
  const isHovered = toasts.some(({ key, isClosing }) => key === hovered && !isClosing);
  const isPaused = isAway || hasFocus || isHovered;
  useToastTimer(toasts, isPaused || !holder, preset === 'site' ? TOAST_SITE_MS : TOAST_CONSOLE_MS);
  const onPointerDown = useToastDrag();

  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) saveReturnFocus(relatedTarget);
    setFocus(target.matches(':focus-visible'));
  };
  const onBlur = (event: FocusEvent) => {
    const { currentTarget, relatedTarget } = event;
    if (isFocusLeft(event) && !currentTarget.contains(relatedTarget)) setFocus(false);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape') restoreFocus(currentTarget);
  };

  const content = (
    <div
      {...rest}
      ref={useMergedRefs(region, ref)}
      className={toasterClass({ position, look, className })}
      data-preset={preset}
      data-paused={isPaused || undefined}
    >
      {holder && (
        <section
          {...part('list', 'bk-toaster-list')}
          aria-label={messages.region}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
        >
          {toasts.map((toast) => (
            <ToastCard
              key={toast.key}
              toast={toast}
              hasTimer={preset === 'site'}
              onHover={setHovered}
            />
          ))}
        </section>
      )}
      {/* Logs, of which only what is new is read: a status or an alert is read as a whole. */}
      <VisuallyHidden ref={polite} role="log" aria-live="polite" aria-relevant="additions" />
      <VisuallyHidden ref={assertive} role="log" aria-live="assertive" aria-relevant="additions" />
    </div>
  );
  return (
    <div {...part('place', 'bk-toaster-place')} ref={place}>
      {holder ? createPortal(content, holder) : content}
    </div>
  );
}
