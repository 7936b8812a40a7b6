'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS } from '../constants.ts';
import { type Control, focusedTip, type Tip, tipOf } from './tip.ts';

const isSame = (a: Tip | undefined, b: Tip | undefined) =>
  a?.control === b?.control && a?.text === b?.text;

/**
 * Returns the tip to show: for the control under the mouse or pen, else the one with keyboard focus, each change after
 * 100 ms (`TIP-02`). Touch shows none. One timer for showing and hiding ensures a single tooltip and ignores short
 * visits.
 */
export function useTip(): { tip: Tip | undefined; dismiss: () => void } {
  const [tip, setTip] = useState<Tip>();
  const shown = useRef<Tip>(undefined);
  const pending = useRef<Tip>(undefined);
  /** Dismissed by Escape or a press until pointer or focus have been elsewhere. */
  const dismissed = useRef<Control>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: Tip | undefined) => {
    clearTimeout(timer.current);
    shown.current = next;
    pending.current = next;
    setTip(next);
  }, []);

  const schedule = useCallback(
    (next: Tip | undefined) => {
      if (next?.control !== dismissed.current) dismissed.current = undefined;
      const allowed = dismissed.current ? undefined : next;
      if (isSame(allowed, pending.current)) return;
      pending.current = allowed;
      clearTimeout(timer.current);
      if (!isSame(allowed, shown.current))
        timer.current = setTimeout(show, TOOLTIP_DELAY_MS, allowed);
    },
    [show],
  );

  const dismiss = useCallback(() => {
    dismissed.current = (shown.current ?? pending.current)?.control;
    show(undefined);
  }, [show]);

  const press = useCallback(
    (event: PointerEvent) => {
      const [target = null] = event.composedPath();
      dismiss();
      // Focus caused by a press, also by touch, doesn't show a tooltip.
      dismissed.current = tipOf(target)?.control ?? dismissed.current;
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
      schedule(isOnTooltip ? shown.current : (tipOf(target) ?? focusedTip()));
    };
    document.addEventListener('pointerover', onPointerOver, options);
    const onPointerLeave = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') schedule(focusedTip());
    };
    document.documentElement.addEventListener('pointerleave', onPointerLeave, {
      signal: listeners.signal,
    });
    document.addEventListener('focusin', () => schedule(focusedTip()), options);
    document.addEventListener('focusout', () => schedule(undefined), options);
    document.addEventListener('pointerdown', press, options);
    document.addEventListener(
      'scroll',
      ({ target }) => {
        if (target instanceof Node && shown.current && target.contains(shown.current.control))
          dismiss();
      },
      options,
    );
    // Controls move when the window is resized or zoomed.
    window.addEventListener('resize', dismiss, options);
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
      if (!isSame(now, tip)) show(now);
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
