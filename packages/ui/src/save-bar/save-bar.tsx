'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { classNames } from '../primitives/class-names.ts';
import { useWords } from '../words/use-words.ts';
import { Changes } from './changes.tsx';
import type { FieldChange } from './save-bar.types.ts';
import type { SaveState } from './save-bar.variants.ts';
import { saveBarWords } from './save-bar.words.ts';

export interface SaveBarProps {
  /** What differs, in the order of the form. */
  changes: readonly FieldChange[];
  /** Puts everything back. Offer the way back from that too. */
  onDiscard: () => void;
  /** Default `idle`. */
  state?: SaveState;
  /** Default "Save changes". */
  saveName?: string;
  className?: string;
}

/**
 * Stands at the lower end of a long form, inside its `<form>`, which its Save submits; ⌘ or Ctrl with S does too. Says how
 * many fields have changed, shows each before and after, and where a save is that has not arrived.
 */
export function SaveBar({ changes, onDiscard, state = 'idle', saveName, className }: SaveBarProps) {
  const words = useWords('saveBar', saveBarWords);
  const bar = useRef<HTMLDivElement>(null);
  const listId = useId();
  const cleanId = useId();
  const [isReviewing, setIsReviewing] = useState(false);
  const isBusy = state === 'saving' || state === 'retrying';
  const isClean = changes.length === 0 && !isBusy;
  const canSave = changes.length > 0 && !isBusy;
  const isOpen = isReviewing && changes.length > 0;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (ctrlKey === metaKey || altKey || shiftKey || key.toLowerCase() !== 's') return;
      // Behind a dialog the bar is out of reach, for this key as well.
      if (!bar.current || bar.current.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      if (canSave && !event.repeat) bar.current.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [canSave]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields.
    <div
      role="group"
      ref={bar}
      className={classNames('bk-save-bar', className)}
      aria-label={words.bar}
      data-state={state}
    >
      {isOpen && <Changes id={listId} changes={changes} />}
      <div className="bk-save-bar-row">
        <p className="bk-save-bar-words" role="status">
          {(state === 'retrying' || state === 'waiting') && (
            <span className="bk-save-bar-unsent">
              <Icon name="triangle-alert" size="sm" />
              {words[state]}
            </span>
          )}
          <span>{words.count(changes.length)}</span>
        </p>
        <div className="bk-save-bar-actions">
          {changes.length > 0 && (
            <>
              <Button
                color="transparent"
                variant="secondary"
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                onClick={() => setIsReviewing(!isReviewing)}
              >
                {words.review}
              </Button>
              {!isBusy && (
                <Button color="transparent" variant="secondary" onClick={onDiscard}>
                  {words.discard}
                </Button>
              )}
            </>
          )}
          {/* No reason that a tap would show as an error: nothing is wrong, and the bar says that nothing has changed. */}
          <Button
            type="submit"
            isLoading={isBusy}
            aria-disabled={isClean || undefined}
            aria-describedby={isClean ? cleanId : undefined}
            onClick={isClean ? (event) => event.preventDefault() : undefined}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {state === 'waiting' ? words.retry : (saveName ?? words.save)}
          </Button>
          <span id={cleanId} hidden>
            {words.nothing}
          </span>
        </div>
      </div>
    </div>
  );
}
