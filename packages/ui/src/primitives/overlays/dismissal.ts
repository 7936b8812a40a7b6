import type { ComponentProps } from 'react';
import { isEscapeHandledInside } from './escape.ts';
import { isInBranch } from './layers.ts';
import type { OpenState } from './use-open.ts';

type OutsideEvent = Event & { readonly detail: { readonly originalEvent: Event } };

type Captured = Pick<ComponentProps<'div'>, 'onClickCapture' | 'onKeyDownCapture'>;

/**
 * Returns handlers for the surface of a popup, which note what closes it. Focus in a toast doesn't, nor does Escape that
 * something inside handles.
 */
export function dismissal(
  state: Pick<OpenState, 'note'> | undefined,
  host: Captured,
  onEscape?: () => void,
) {
  return {
    onClickCapture(event) {
      host.onClickCapture?.(event);
      state?.note('item', event.nativeEvent);
    },
    onKeyDownCapture(event) {
      host.onKeyDownCapture?.(event);
      state?.note('item', event.nativeEvent);
    },
    onInteractOutside(event: OutsideEvent) {
      const { originalEvent } = event.detail;
      if (isInBranch(event.target)) event.preventDefault();
      else if (!event.defaultPrevented)
        state?.note(originalEvent.type === 'focusin' ? 'focus-out' : 'outside', originalEvent);
    },
    onEscapeKeyDown(event: KeyboardEvent) {
      if (isEscapeHandledInside(event)) return event.preventDefault();
      state?.note('escape', event);
      onEscape?.();
    },
  } satisfies Captured & Record<string, unknown>;
}
