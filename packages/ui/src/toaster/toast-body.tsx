'use client';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { ToastContentProps } from '../primitives/toastify.ts';
import { toasterMessages } from './toaster.messages.ts';
import { type ToastTone, toneIcons } from './toaster.variants.ts';

/** A button in a toast. */
export interface ToastAction {
  /** A verb: "Undo". */
  name: string;
  onAction: () => void;
}

interface ToastBodyProps extends Partial<ToastContentProps> {
  tone: ToastTone;
  text: string;
  action?: ToastAction | undefined;
}

/** The content of a toast; toastify passes `closeToast`. */
export function ToastBody({ tone, text, action, closeToast }: ToastBodyProps) {
  const messages = useMessages('toaster', toasterMessages);
  return (
    <>
      <Icon name={toneIcons[tone]} size="md" className="bk-toast-icon" />
      <span className="bk-toast-text">{text}</span>
      {action && (
        <button
          type="button"
          className="bk-toast-action"
          onClick={() => {
            closeToast?.(true);
            action.onAction();
          }}
        >
          {action.name}
        </button>
      )}
      <button
        type="button"
        className="bk-toast-close"
        aria-label={messages.close}
        onClick={() => closeToast?.(true)}
      >
        <Icon name="x" size="xs" />
      </button>
    </>
  );
}
