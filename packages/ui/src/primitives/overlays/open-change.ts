/** Why something opens or closes. */
export type OpenChangeReason =
  /** Its button or field was pressed, also by a key. */
  | 'trigger'
  /** Text was typed into its field. */
  | 'input'
  /** The pointer is over its control, or no longer. */
  | 'hover'
  /** Its control has the focus, or no longer. */
  | 'focus'
  /** Something in it was chosen. */
  | 'item'
  /** The page or the backdrop was pressed. */
  | 'outside'
  /** The focus went elsewhere. */
  | 'focus-out'
  /** Something in it is to be seen: a match of find in page, the target of a link, a wrong field of its form. */
  | 'found'
  | 'escape'
  /** The button that closes it: an X. */
  | 'close-button'
  | 'cancel'
  /** It was confirmed, and the action has run. */
  | 'confirm'
  | 'swipe'
  /** The page was scrolled or has another size. */
  | 'scroll';

/** Details of a change, which `onOpenChange` gets besides the new state. */
export interface OpenChangeDetails {
  readonly reason: OpenChangeReason;
  /** The event of the browser that led to it. */
  readonly event: Event;
  /** Refuses the change: it stays as it is. To be called before the handler returns. */
  readonly cancel: () => void;
  /** Whether `cancel` has been called. */
  readonly isCanceled: boolean;
}

/** Called as something is about to open or close. */
export type OnOpenChange = (open: boolean, details: OpenChangeDetails) => void;

/** Asks the host for a change. Returns whether it may happen. */
export function askToOpen(
  onOpenChange: OnOpenChange | undefined,
  open: boolean,
  reason: OpenChangeReason,
  event: Event | undefined,
): boolean {
  let isCanceled = false;
  onOpenChange?.(open, {
    reason,
    event: event ?? new Event('openchange'),
    cancel() {
      isCanceled = true;
    },
    get isCanceled() {
      return isCanceled;
    },
  });
  return !isCanceled;
}
