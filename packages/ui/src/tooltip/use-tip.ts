'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS } from '../constants.ts';
import { type Control, focusedTip, type Tip, tipOf } from './tip.ts';
import { askTip, type TipCause } from './tip-control.ts';

const isSame = (a: Tip | undefined, b: Tip | undefined) =>
  a?.control === b?.control && a?.text === b?.text;

/**
 * Returns the tip to show: for the control under the mouse or pen, else the one with keyboard focus, each change after
 * 100 ms (`TIP-02`). Touch shows none. One timer for showing and hiding ensures a single tooltip and ignores short
 * visits.
 */
export function useTip(): { tip: Tip | undefined; dismiss: (cause: TipCause) => void } {
  const [tip, setTip] = useState<Tip>();
  const shown = useRef<Tip>(undefined);
  const pending = useRef<Tip>(undefined);
  /** Dismissed by Escape or a press until pointer or focus have been elsewhere. */
  const dismissed = useRef<Control>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Shows a tip if the app allows it. Returns whether the app lets the current one close. */
  const show = useCallback((next: Tip | undefined, cause: TipCause): boolean => {
    clearTimeout(timer.current);
    const last = shown.current?.control;
    const isOther = next?.control !== last;
    const isKept = isOther && last !== undefined && !askTip(last, false, cause);
    const isRefused = !isKept && isOther && next && !askTip(next.control, true, cause);
    if (!isKept) shown.current = isRefused ? undefined : next;
    // A refused change isn't asked for again until the pointer or focus have been elsewhere.
    pending.current = isKept ? shown.current : next;
    setTip(shown.current);
    return !isKept;
  }, []);

  const schedule = useCallback(
    (next: Tip | undefined, cause: TipCause) => {
      if (next?.control !== dismissed.current) dismissed.current = undefined;
      const allowed = dismissed.current ? undefined : next;
      if (isSame(allowed, pending.current)) return;
      pending.current = allowed;
      clearTimeout(timer.current);
      if (!isSame(allowed, shown.current))
        timer.current = setTimeout(show, TOOLTIP_DELAY_MS, allowed, cause);
    },
    [show],
  );

  const dismiss = useCallback(
    (cause: TipCause) => {
      const control = (shown.current ?? pending.current)?.control;
      if (show(undefined, cause)) dismissed.current = control;
    },
    [show],
  );

  const press = useCallback(
    (event: PointerEvent) => {
      const [target = null] = event.composedPath();
      const pressed = tipOf(target)?.control;
      dismiss([pressed && pressed === shown.current?.control ? 'trigger' : 'outside', event]);
      // Focus caused by a press, also by touch, doesn't show a tooltip.
      dismissed.current = pressed ?? dismissed.current;
    },
    [dismiss],
  );

  // Before the first paint, so that it works as soon as the page is visible.
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      // Inside of a shadow root too.
      const [target = null] = event.composedPath();
      // The tooltip itself can be hovered (WCAG 1.4.13).
      const isOnTooltip =
        target instanceof Element && target.closest('[data-part="tooltip"]') !== null;
      const next = isOnTooltip ? shown.current : (tipOf(target) ?? focusedTip());
      schedule(next, ['hover', event]);
    };
    document.addEventListener('pointerover', onPointerOver, options);
    const onPointerLeave = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') schedule(focusedTip(), ['hover', event]);
    };
    document.documentElement.addEventListener('pointerleave', onPointerLeave, {
      signal: listeners.signal,
    });
    const onFocusIn = (event: Event) => schedule(focusedTip(), ['focus', event]);
    document.addEventListener('focusin', onFocusIn, options);
    const onFocusOut = (event: Event) => schedule(undefined, ['focus', event]);
    document.addEventListener('focusout', onFocusOut, options);
    document.addEventListener('pointerdown', press, options);
    document.addEventListener(
      'scroll',
      (event) => {
        const { target } = event;
        if (target instanceof Node && shown.current && target.contains(shown.current.control))
          dismiss(['scroll', event]);
      },
      options,
    );
    // Controls move when the window is resized or zoomed.
    window.addEventListener('resize', (event) => dismiss(['scroll', event]), options);
    return () => {
      listeners.abort();
      clearTimeout(timer.current);
    };
  }, [schedule, dismiss, press]);

  // The control may change its text or disappear while its tooltip is open.
  useEffect(() => {
    if (!tip) return;
    const observer = new MutationObserver(() => {
      const now = tip.control.isConnected ? tipOf(tip.control) : undefined;
      if (!isSame(now, tip)) show(now, ['outside']);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-tooltip', 'data-disabled-reason', 'aria-disabled'],
    });
    return () => observer.disconnect();
  }, [tip, show]);

  return { tip, dismiss };
}
