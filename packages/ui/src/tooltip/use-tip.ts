'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS } from '../constants.ts';
import { type Control, focusedTip, type Tip, tipOf } from './tip.ts';

const isSame = (a: Tip | undefined, b: Tip | undefined) =>
  a?.control === b?.control && a?.text === b?.text;

/**
 * Which tip to show: that of the control under the mouse or pen, else that of the control that the keyboard is on,
 * each change after 100 ms (`TIP-02`). A finger shows none. One timer serves both ways, so that there is never more
 * than one tooltip and a short visit changes nothing.
 */
export function useTip(): { tip: Tip | undefined; dismiss: () => void } {
  const [tip, setTip] = useState<Tip>();
  const shown = useRef<Tip>(undefined);
  const wanted = useRef<Tip>(undefined);
  /** Escape or a press sent it away; it stays away until the pointer or the focus has been elsewhere. */
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
      // The focus that a press brings, by a finger too, is no question for the name.
      dismissed.current = tipOf(target)?.control ?? dismissed.current;
    },
    [dismiss],
  );

  // Before the first paint: what the reader can see, the reader can point at.
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      // The tooltip itself may be pointed at and read (WCAG 1.4.13).
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
    // What it points at moves with the window, and when the reader zooms.
    window.addEventListener('resize', dismiss, options);
    return () => {
      listeners.abort();
      clearTimeout(timer.current);
    };
  }, [want, dismiss, press]);

  // The control may change its words, or go, while its tooltip stands.
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
