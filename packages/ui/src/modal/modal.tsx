'use client';
import { useId, useRef } from 'react';
import { MODAL_CLOSE_MS } from '../constants.ts';
import { DialogLayer } from '../primitives/overlays/dialog-layer.tsx';
import type { OpenChangeReason } from '../primitives/overlays/open-change.ts';
import { useClosing } from '../primitives/overlays/use-closing.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { partOf } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useLastOpen } from '../primitives/react/use-last-open.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { firstTarget } from './first-target.ts';
import type { ModalProps } from './modal.types.ts';
import { modalClass } from './modal.variants.ts';
import { ModalFoot } from './modal-foot.tsx';
import { ModalHead } from './modal-head.tsx';
import { useDrag } from './use-drag.ts';
import { useScrollRegion } from './use-scroll-region.ts';

/**
 * A dialog that blocks the page until one task is finished or cancelled. However the user closes it (Cancel, X, Escape,
 * backdrop), it calls `onOpenChange`, which may refuse, animates for 500 ms and then calls `footer.cancel.onCancel` once
 * (`MOD-06`); setting `open` to false plays the same animation without calling either. From the first moment of the
 * animation the page can be used again.
 */
export function Modal({
  open,
  header,
  footer,
  children,
  isLoading = false,
  onSubmit,
  onOpenChange,
  onClosed,
  backdrop,
  size,
  initialFocus,
  returnFocus,
  role = 'dialog',
  'aria-describedby': describedBy,
  className,
  ref,
  parts,
  ...rest
}: ModalProps) {
  const part = partOf(parts);
  const last = useLastOpen(open, { header, footer, children });
  const { isOpen, isMounted, requestClose } = useClosing({
    open,
    duration: MODAL_CLOSE_MS,
    onOpenChange,
    onCancelled: footer?.cancel?.onCancel,
    onClosed,
  });
  const titleId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const drag = useDrag(surface);
  const surfaceRef = useMergedRefs(surface, ref);
  const bodyRef = useScrollRegion(titleId);
  if (!isMounted) return null;

  const close = (reason: OpenChangeReason, event: Event) => {
    if (!isLoading) requestClose(reason, event);
  };
  const content = (
    <>
      <div {...part('body', 'bk-modal-body')} id={`${titleId}-body`} ref={bodyRef}>
        {/* Keep form fields registered while closing. */}
        {(onSubmit && children) || last.children}
      </div>
      <ModalFoot
        footer={last.footer}
        hasForm={onSubmit !== undefined}
        isLoading={isLoading}
        onCancel={({ nativeEvent }) => close('cancel', nativeEvent)}
      />
    </>
  );
  const own = last.header.description
    ? `${titleId}-description`
    : role === 'alertdialog' && !describedBy && `${titleId}-body`;
  return (
    <PartsContext value={parts}>
      <DialogLayer
        aria-labelledby={titleId}
        {...rest}
        role={role}
        aria-describedby={classNames(own, describedBy) || undefined}
        ref={surfaceRef}
        name="bk-modal"
        className={modalClass({ size, className })}
        backdropClassName={classNames('bk-modal-backdrop', backdrop?.className)}
        data-loading={isLoading || undefined}
        aria-busy={isLoading || undefined}
        isOpen={isOpen}
        initialFocus={(node) => initialFocus?.current ?? firstTarget(node)}
        returnFocus={returnFocus}
        onDismiss={(reason, event) => {
          if (reason === 'escape' && drag.cancel()) return;
          if (reason === 'outside' && backdrop?.dismissible === false) return;
          close(reason, event);
        }}
      >
        <ModalHead
          header={last.header}
          titleId={titleId}
          drag={drag}
          isLoading={isLoading}
          onClose={({ nativeEvent }) => close('close-button', nativeEvent)}
        />
        {onSubmit ? (
          <form
            className="bk-modal-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // Events bubble through portals to React parents; stop them from reaching a form around a nested modal.
              event.stopPropagation();
              if (isOpen && !isLoading) onSubmit(event);
            }}
          >
            {content}
          </form>
        ) : (
          <div className="bk-modal-form">{content}</div>
        )}
      </DialogLayer>
    </PartsContext>
  );
}
