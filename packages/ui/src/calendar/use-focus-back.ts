import { type PointerEvent, type RefObject, useRef } from 'react';

/**
 * Brings the focus back when the calendar of a field closes: to its text, or to its button after a touch, since a phone
 * would open its keyboard for the text. Spread `noticed` on the button and the popover.
 */
export function useFocusBack(box: RefObject<HTMLElement | null>) {
  const isTouched = useRef(false);
  return {
    noticed: {
      onPointerDown({ pointerType }: PointerEvent) {
        isTouched.current = pointerType === 'touch';
      },
      onKeyDownCapture() {
        isTouched.current = false;
      },
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const focused = document.activeElement;
      if (focused && focused !== document.body) return;
      const target = isTouched.current ? '[data-part=trigger]' : 'input';
      box.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    },
  };
}
