import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { ButtonColor } from '../button/index.ts';
import type { IconSource } from '../icon/index.ts';
import type { OverlayContainer } from '../primitives/dom/overlay-host.ts';
import type { CloseHandlers } from '../primitives/overlays/use-closing.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import type { ModalSize } from './modal.variants.ts';

/** The header (`MOD-01`). */
export interface ModalHeader {
  icon?: IconSource | undefined;
  /** Title and accessible name. Start with a verb: "Suspend 3 institutes?" */
  text: ReactNode;
  /** A line below the title, and the accessible description. */
  description?: ReactNode;
  /** The icon's colour. Default `theme`. */
  color?: ButtonColor | undefined;
  className?: string | undefined;
}

/** A button in the footer (`MOD-02`). */
export interface ModalButton {
  hide?: boolean | undefined;
  name?: string | undefined;
  color?: ButtonColor | undefined;
}

export interface ModalFooter {
  /** The cancel button. Default name "Cancel", default colour `transparent`. */
  cancel?:
    | (ModalButton & {
        /**
         * The callback of the specification: called once, when the exit animation has ended, 500 ms after the user closed
         * the modal in any way (`MOD-06`). It says that something was given up, and can't refuse. To close the modal or to
         * keep it open there is `onOpenChange`. An `open` that is set to false only here is right too, but the parent
         * learns of it half a second later.
         */
        onCancel?: (() => void) | undefined;
      })
    | undefined;
  /**
   * The confirm button. Default name "Save", default colour `theme`. Shown if the modal has `onSubmit` or the footer
   * sets `confirm`.
   */
  confirm?:
    | (ModalButton & {
        onConfirm?: (() => void) | undefined;
        /** Why it can't be confirmed; see `Button`. Blocks click and Enter. */
        disabledReason?: string | undefined;
      })
    | undefined;
  /** More buttons, before Cancel. */
  actions?: ReactNode;
  /** Muted text beside the buttons. */
  note?: ReactNode;
}

/** The parts of `Modal`. */
export type ModalPart =
  | 'backdrop'
  | 'body'
  | 'cancel'
  | 'close'
  | 'confirm'
  | 'description'
  | 'footer'
  | 'grip'
  | 'header'
  | 'icon'
  | 'layer'
  | 'note'
  | 'title';

export interface ModalProps
  extends PartsProps<ModalPart>,
    CloseHandlers,
    Omit<ComponentProps<'div'>, 'onSubmit' | 'onFocus' | 'role' | 'title' | 'inert'> {
  /**
   * Controlled open state: set it to false in `onOpenChange`. Keep the component mounted so the
   * exit animation can play, with its last header, footer and children. With `onSubmit`, children come from the
   * parent as long as it renders any.
   */
  open: boolean;
  header: ModalHeader;
  footer?: ModalFooter | undefined;
  /**
   * Confirm shows a spinner and is disabled (`MOD-03`). The modal can't be closed: Cancel and X give the reason, Escape
   * and the backdrop do nothing.
   */
  isLoading?: boolean | undefined;
  /** Makes body and footer a form without native validation (`MOD-04`). `preventDefault` is already called. */
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** Clicking the backdrop closes the modal unless `dismissible` is false (`MOD-05`). */
  backdrop?: { dismissible?: boolean | undefined; className?: string | undefined } | undefined;
  /** `alertdialog` for what interrupts and needs an answer, such as a question before something is lost. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Ids of what describes it besides its description. Default for an `alertdialog` without one: its body. */
  'aria-describedby'?: string | undefined;
  /** Default `md`, 560 px. */
  size?: ModalSize | undefined;
  /** Element to focus on open. Default: the first field, else a body that scrolls, else the footer's first button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Container to render in. Default: the nearest native dialog, full-screen element or shadow root, else the body. */
  container?: OverlayContainer | null | undefined;
  /** Element to focus after closing. Default: the one that had focus before. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}
