'use client';
import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { isComposing } from '../primitives/dom/composing.ts';
import { shortcutKey } from '../primitives/dom/shortcut-key.ts';
import { useFocusNearby } from '../primitives/overlays/use-focus-nearby.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { Changes } from './changes.tsx';
import { saveBarMessages } from './save-bar.messages.ts';
import type { FieldChange } from './save-bar.types.ts';
import type { SaveState } from './save-bar.values.ts';
import { takeTyped } from './take-typed.ts';

/** The parts of `SaveBar`. */
export type SaveBarPart =
  | 'actions'
  | 'after'
  | 'before'
  | 'discard'
  | 'empty'
  | 'icon'
  | 'review'
  | 'save'
  | 'show-review'
  | 'status'
  | 'table'
  | 'unsent';

export interface SaveBarProps
  extends PartsProps<SaveBarPart>,
    Omit<ComponentProps<'div'>, 'children'> {
  /** The changed fields, in form order. */
  changes: readonly FieldChange[];
  /** Sums of the changes, below them in the review: "March 2027". Not counted as changes. Default none. */
  totals?: readonly FieldChange[] | undefined;
  /** Called to discard all changes. Offer Undo for it. */
  onDiscard: () => void;
  /** State of the save. Default `idle`. */
  state?: SaveState | undefined;
  /** Label of the save button. Default "Save changes". */
  saveLabel?: string | undefined;
  /** Why nothing can be saved. The button stays focusable and says the reason; ⌘S and Ctrl+S do nothing. */
  disabledReason?: string | undefined;
}

/**
 * Bar at the bottom of a long form, inside its `<form>`, which Save and ⌘S or Ctrl+S submit. Shows how many fields
 * changed, their values before and after, and whether a save failed.
 */
export function SaveBar({
  changes,
  totals,
  onDiscard,
  state = 'idle',
  saveLabel,
  disabledReason,
  className,
  ref,
  parts,
  ...rest
}: SaveBarProps) {
  const part = partOf(parts);
  const messages = useMessages('saveBar', saveBarMessages);
  const number = useNumber();
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => bar.current);
  const focus = useFocusNearby(bar, rest);
  const listId = useId();
  const cleanId = useId();
  const [isReviewing, setIsReviewing] = useState(false);
  const isBusy = state === 'saving' || state === 'retrying';
  const isClean = changes.length === 0 && !isBusy;
  const canSave = changes.length > 0 && !isBusy && disabledReason === undefined;
  const isOpen = isReviewing && changes.length > 0;

  const save = useEffectEvent(() => {
    if (canSave) bar.current?.closest('form')?.requestSubmit();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (ctrlKey === metaKey || altKey || shiftKey || shortcutKey(event) !== 's') return;
      // Ignored while a dialog is open above the form.
      if (!bar.current || bar.current.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      if (event.repeat || isComposing(event)) return;
      takeTyped(bar.current);
      save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <PartsContext value={parts}>
      {/* biome-ignore lint/a11y/useSemanticElements: not a set of form fields. */}
      <div
        role="group"
        aria-label={messages.bar}
        {...rest}
        {...focus}
        ref={bar}
        className={classNames('bk-save-bar', className)}
        data-state={state}
        data-clean={(changes.length === 0 && state === 'idle') || undefined}
      >
        {isOpen && <Changes id={listId} changes={changes} totals={totals} />}
        <div className="bk-save-bar-row">
          <p {...part('status', 'bk-save-bar-status')} role="status">
            {(state === 'retrying' || state === 'waiting') && (
              <span {...part('unsent', 'bk-save-bar-unsent')}>
                <Icon {...part('icon', 'bk-save-bar-icon')} name="triangle-alert" size="sm" />
                <span>{messages[state]}</span>
              </span>
            )}
            <span>{messages.count(changes.length, number.plain(changes.length))}</span>
          </p>
          <div {...part('actions', 'bk-save-bar-actions')}>
            {changes.length > 0 && (
              <>
                <Button
                  {...part('show-review', 'bk-save-bar-button')}
                  color="transparent"
                  variant="secondary"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? listId : undefined}
                  onClick={() => setIsReviewing(!isReviewing)}
                >
                  {messages.review}
                </Button>
                {!isBusy && (
                  <Button
                    {...part('discard', 'bk-save-bar-button')}
                    color="transparent"
                    variant="secondary"
                    onClick={onDiscard}
                  >
                    {messages.discard}
                  </Button>
                )}
              </>
            )}
            {/* No reason that a tap would show as an error: nothing is wrong, and the bar says that nothing has changed. */}
            <Button
              {...part('save', 'bk-save-bar-button')}
              type="submit"
              isLoading={isBusy}
              disabledReason={disabledReason}
              aria-disabled={isClean || undefined}
              aria-describedby={isClean ? cleanId : undefined}
              onClick={isClean ? (event) => event.preventDefault() : undefined}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {state === 'waiting' ? messages.retry : (saveLabel ?? messages.save)}
            </Button>
            <span id={cleanId} hidden>
              {messages.nothing}
            </span>
          </div>
        </div>
      </div>
    </PartsContext>
  );
}
