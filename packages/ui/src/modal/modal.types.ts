import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { ButtonColor } from '../button/index.ts';
import type { IconSource } from '../icon/index.ts';
import type { ModalSize } from './modal.variants.ts';

/** The header (`MOD-01`). */
export interface ModalHeader {
  icon?: IconSource;
  /** Title and accessible name. Start with a verb: "Suspend 3 institutes?" */
  text: string;
  /** A line below the title, and the accessible description. */
  description?: string;
  /** The icon's colour. Default `theme`. */
  color?: ButtonColor;
  className?: string;
}

/** A button in the footer (`MOD-02`). */
export interface ModalButton {
  hide?: boolean;
  name?: string;
  color?: ButtonColor;
}

export interface ModalFooter {
  /** The cancel button. Default name "Cancel", default colour `transparent`. */
  cancel?: ModalButton & {
    /** Called once, 500 ms after the user closed the modal in any way (`MOD-06`). Set `open` to false here. */
    onCancel?: () => void;
  };
  /**
   * The confirm button. Default name "Save", default colour `theme`. Shown if the modal has `onSubmit` or the footer
   * sets `confirm`.
   */
  confirm?: ModalButton & {
    onConfirm?: () => void;
    /** Why it can't be confirmed; see `Button`. Blocks click and Enter. */
    disabledReason?: string | undefined;
  };
  /** Muted text beside the buttons. */
  note?: ReactNode;
}

/** The submit handler's type, in any supported version of React's types. */
type FormSubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

export interface ModalProps {
  /**
   * Controlled open state. Keep the component mounted so the exit animation can play, with its last header, footer and
   * children. With `onSubmit`, children come from the parent as long as it renders any.
   */
  open: boolean;
  header: ModalHeader;
  footer?: ModalFooter;
  /**
   * Confirm shows a spinner and is blocked (`MOD-03`). The modal can't be closed: Cancel and X give the reason, Escape
   * and the backdrop do nothing.
   */
  isLoading?: boolean;
  /** Makes body and footer a form without native validation (`MOD-04`). `preventDefault` is already called. */
  onSubmit?: (event: FormSubmitEvent) => void;
  /** Clicking the backdrop closes the modal unless `dismissible` is false (`MOD-05`). */
  backdrop?: { dismissible?: boolean; className?: string };
  /** Default `md`, 560 px. */
  size?: ModalSize;
  /** Element to focus on open. Default: the first field, else the first button of the footer. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Element to focus after closing. Default: the one that had focus before. */
  returnFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}
