import type { ReactNode } from 'react';
import type { ButtonColor } from '../button/index.ts';
import type { IconSource } from '../icon/index.ts';
import type { ModalFooter, ModalHeader, ModalPart, ModalProps } from '../modal/index.ts';
import type { PartsProps } from '../primitives/react/parts.ts';

/** Effects of an action, loaded before it can be confirmed. */
export interface ConfirmImpact {
  /** One sentence each; undefined while loading. */
  readonly lines: readonly string[] | undefined;
  /** Why they could not be loaded. */
  readonly loadError?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** A text to type as proof that the right thing is meant. Case and spaces don't matter. */
export interface ConfirmPhrase {
  /** The field's label: "Type the institute’s name to confirm". */
  readonly label: string;
  /** A name, or the number of rows. */
  readonly text: string;
}

/** The user's password, as proof of who is at the keyboard. */
export interface ConfirmPassword {
  /** Why it is asked: "You signed in more than 10 minutes ago." */
  readonly description?: string | undefined;
  /** Whether it has to be typed. Called on opening and before each attempt. Default: always. */
  readonly isRequired?: (() => boolean) | undefined;
  /** Verifies it. Resolves to an error, or to undefined if it is correct. */
  readonly onCheck: (password: string) => Promise<string | undefined>;
}

/** The buttons of a question: those of a Modal. The action is `onConfirm` of the dialog, which waits for it. */
export interface ConfirmFooter extends Omit<ModalFooter, 'confirm'> {
  confirm: Omit<NonNullable<ModalFooter['confirm']>, 'hide' | 'onConfirm' | 'name'> & {
    /** The verb of the title. */
    name: string;
  };
}

/** With the header and footer of a Modal in the place of its own words for them. */
export interface ConfirmDialogPartsProps
  extends Omit<
    ConfirmDialogProps,
    'title' | 'description' | 'icon' | 'confirmLabel' | 'cancelLabel' | 'color'
  > {
  /** The question. Default icon `triangle-alert`. */
  header: ModalHeader;
  footer: ConfirmFooter;
}

/** The parts of a `ConfirmDialog`. */
export type ConfirmDialogPart =
  | ModalPart
  | 'impact'
  | 'impact-title'
  | 'impact-lines'
  | 'impact-error'
  | 'retry';

export interface ConfirmDialogProps
  extends PartsProps<ConfirmDialogPart>,
    Omit<
      ModalProps,
      'parts' | 'header' | 'footer' | 'onSubmit' | 'isLoading' | 'title' | 'color' | 'size'
    > {
  /** The question. Starts with the verb and names the thing: "Close Lakeview Residency?" */
  title: ReactNode;
  /** Explains the action in one line. */
  description?: string | undefined;
  /** Default `triangle-alert`. */
  icon?: IconSource | undefined;
  /** The label of the confirm button: the verb of the title. */
  confirmLabel: string;
  /** Default "Cancel". */
  cancelLabel?: string | undefined;
  /** Default `red`, for what can't be undone. */
  color?: ButtonColor | undefined;
  /** For actions that affect other records or people: what happens next. */
  impact?: ConfirmImpact | undefined;
  /** For actions that stop a business, or many things at once: a text to type. */
  phrase?: ConfirmPhrase | undefined;
  /** For the same, if someone else may be at the keyboard. */
  password?: ConfirmPassword | undefined;
  /** Default `alertdialog`. `dialog` for a form whose confirm button loses nothing. */
  role?: ModalProps['role'];
  /** Extra fields, for example a reason; they come first. */
  children?: ReactNode;
  /** Validates those fields; returns false if one is invalid, which then has focus. */
  onValidate?: (() => boolean) | undefined;
  /** Why the action is not possible at all. */
  disabledReason?: string | undefined;
  /**
   * Runs the action; until it ends the dialog can't be closed. When it resolves, the dialog closes with the reason
   * `confirm`. When it rejects, the dialog stays open and shows why.
   */
  onConfirm: () => Promise<void> | void;
  /**
   * Called as it closes, with the reason: set `open` to false. `cancel()` of the details refuses. For `confirm` the action
   * has run by then; what may keep it from running is `onValidate`.
   */
  onOpenChange?: ModalProps['onOpenChange'];
  /** Returns what to show when `onConfirm` rejects. Default: "Something went wrong. Try again." */
  errorMessage?: ((error: unknown) => string) | undefined;
}
