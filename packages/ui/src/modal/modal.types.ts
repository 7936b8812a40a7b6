import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { ButtonColor } from '../button/index.ts';
import type { IconName } from '../icon/index.ts';
import type { ModalSize } from './modal.variants.ts';

/** What stands on top (`MOD-01`). */
export interface ModalHeader {
  icon?: IconName;
  /** Names the dialog. Begin with a verb: "Suspend 3 institutes?" */
  text: string;
  /** A line below, which describes the dialog to a screen reader. */
  description?: string;
  /** The icon's colour. Default `theme`. */
  color?: ButtonColor;
  className?: string;
}

/** One of the two buttons of the footer (`MOD-02`). */
export interface ModalButton {
  hide?: boolean;
  name?: string;
  color?: ButtonColor;
}

export interface ModalFooter {
  /** Default name "Cancel", default colour `transparent`. */
  cancel?: ModalButton & {
    /** Called once, 500 ms after the user closed the modal by whatever way (`MOD-06`). Set `open` to false here. */
    onCancel?: () => void;
  };
  /** Default name "Save", default colour `theme`. Shown where the modal has a form or the footer says `confirm`. */
  confirm?: ModalButton & {
    onConfirm?: () => void;
    /** Why it cannot be confirmed now; see `Button`. Neither a click nor Enter confirms then. */
    disabledReason?: string | undefined;
  };
  /** Quiet words beside the buttons. */
  note?: ReactNode;
}

/** What a form hears, by whatever name the installed version of React's types has for it. */
type FormSubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

export interface ModalProps {
  /**
   * Say it always, true and false, and leave the modal where it is: its closing plays when this turns false, with the
   * header, footer and children that it had. The children of a form (`onSubmit`) stay those of the parent while it has
   * any.
   */
  open: boolean;
  header: ModalHeader;
  footer?: ModalFooter;
  /**
   * Confirm shows a spinner and takes nothing (`MOD-03`). Nothing closes the modal meanwhile: Cancel and the X give the
   * reason, Escape and the backdrop do nothing.
   */
  isLoading?: boolean;
  /** Makes the body and the footer a form without native validation (`MOD-04`); the default is already prevented. */
  onSubmit?: (event: FormSubmitEvent) => void;
  /** A click on the backdrop closes unless `dismissible` is false (`MOD-05`). */
  backdrop?: { dismissible?: boolean; className?: string };
  /** Default `md`, 560 px. */
  size?: ModalSize;
  /** Takes the focus on opening. Default: the first field, else the first button of the footer. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus after closing. Default: what had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}
