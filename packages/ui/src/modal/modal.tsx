'use client';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { MODAL_CLOSE_MS } from '../constants.ts';
import { classNames } from '../primitives/class-names.ts';
import { DialogPortal, DialogRoot } from '../primitives/dialog.ts';
import { DialogSurface } from '../primitives/dialog-surface.tsx';
import { useBackdrop } from '../primitives/use-backdrop.ts';
import { useClosing } from '../primitives/use-closing.ts';
import { useLastOpen } from '../primitives/use-last-open.ts';
import { useReturnFocus } from '../primitives/use-return-focus.ts';
import { useScrollLock } from '../primitives/use-scroll-lock.ts';
import { trackVisualViewport } from '../primitives/visual-viewport.ts';
import { firstTarget } from './first-target.ts';
import type { ModalProps } from './modal.types.ts';
import { modalClass } from './modal.variants.ts';
import { ModalFoot } from './modal-foot.tsx';
import { ModalHead } from './modal-head.tsx';
import { useDrag } from './use-drag.ts';

/**
 * A dialog that blocks the page until one task is finished or cancelled. However the user closes it (Cancel, X, Escape,
 * backdrop), it animates for 500 ms and then calls `footer.cancel.onCancel` once (`MOD-06`); setting `open` to false
 * plays the same animation without calling it.
 */
export function Modal({
  open,
  isLoading = false,
  onSubmit,
  backdrop,
  size,
  initialFocus,
  returnFocus,
  ...shown
}: ModalProps) {
  const last = useLastOpen(open, shown);
  const { header, footer } = last;
  // Keep form fields registered while closing.
  const children = (onSubmit && shown.children) || last.children;
  const { phase, isClosing, cancel } = useClosing(
    open,
    MODAL_CLOSE_MS,
    shown.footer?.cancel?.onCancel,
  );
  const isMounted = phase !== 'closed';
  const isOpen = phase === 'open';
  const content = useRef<HTMLDivElement>(null);
  const drag = useDrag(content);
  const giveFocusBack = useReturnFocus(isMounted, returnFocus);
  const backdropEvents = useBackdrop(() => {
    if (backdrop?.dismissible !== false && !isLoading) cancel();
  });
  useScrollLock(isMounted);

  const takeFocus = () => {
    const node = content.current;
    if (!node || node.contains(document.activeElement)) return;
    (initialFocus?.current ?? firstTarget(node)).focus({ preventScroll: true });
  };
  const takeFocusAgain = useEffectEvent(takeFocus);
  useLayoutEffect(() => {
    // On first open there is no content yet. When reopened while closing, nothing else would focus it.
    if (isOpen) takeFocusAgain();
  }, [isOpen]);

  if (!isMounted) return null;

  const parts = (
    <>
      <div className="bk-modal-body">{children}</div>
      <ModalFoot
        footer={footer}
        hasForm={onSubmit !== undefined}
        isLoading={isLoading}
        onClose={cancel}
      />
    </>
  );

  return (
    <DialogRoot open={isOpen}>
      <DialogPortal forceMount>
        <div
          className="bk-modal-layer"
          data-state={isClosing ? 'closing' : 'open'}
          ref={trackVisualViewport}
        >
          <div
            className={classNames('bk-modal-backdrop', backdrop?.className)}
            {...backdropEvents}
          />
          <DialogSurface
            ref={content}
            className={modalClass(size)}
            inert={isClosing}
            aria-busy={isLoading || undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              takeFocus();
            }}
            onCloseAutoFocus={giveFocusBack}
            onEscape={() => {
              if (!drag.cancel() && !isLoading) cancel();
            }}
          >
            <ModalHead header={header} drag={drag} isLoading={isLoading} onClose={cancel} />
            {onSubmit ? (
              <form
                className="bk-modal-form"
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  // Events bubble through portals to React parents; stop them from reaching a form around a nested
                  // modal.
                  event.stopPropagation();
                  if (isOpen && !isLoading) onSubmit(event);
                }}
              >
                {parts}
              </form>
            ) : (
              <div className="bk-modal-form">{parts}</div>
            )}
          </DialogSurface>
        </div>
      </DialogPortal>
    </DialogRoot>
  );
}
