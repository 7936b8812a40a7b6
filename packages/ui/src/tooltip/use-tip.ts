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
  const wanted = useRef<Tip>(undefined);
  /** Dismissed by Escape or a press until pointer or focus have been elsewhere. */
  const dismissed = useRef<Control>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: Tip | undefined) => {
    clearTimeout(timer.current);
    shown.current = next;
    wanted.current = next;
    setTip(next);
  }, []);

  const want = useCallback(
    (next: Tip | undefined) => {
      if (next?.control !== dismissed.current) dismissed.current = undefined;
      const allowed = dismissed.current ? undefined : next;
      if (isSame(allowed, wanted.current)) return;
      wanted.current = allowed;
      clearTimeout(timer.current);
      if (!isSame(allowed, shown.current))
        timer.current = setTimeout(show, TOOLTIP_DELAY_MS, allowed);
    },
    [show],
  );

  const dismiss = useCallback(() => {
    dismissed.current = (shown.current ?? wanted.current)?.control;
    show(undefined);
  }, [show]);

  const press = useCallback(
    ({ target }: PointerEvent) => {
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
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      // The tooltip itself can be hovered (WCAG 1.4.13).
      const isOnTooltip = target instanceof Element && target.closest('.bk-tooltip') !== null;
      want(isOnTooltip ? shown.current : (tipOf(target) ?? focusedTip()));
    };
    document.addEventListener('pointerover', onPointerOver, options);
    const onPointerLeave = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') want(focusedTip());
    };
    document.documentElement.addEventListener('pointerleave', onPointerLeave, {
      signal: listeners.signal,
    });
    document.addEventListener('focusin', () => want(focusedTip()), options);
    document.addEventListener('focusout', () => want(undefined), options);
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
  }, [want, dismiss, press]);

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
