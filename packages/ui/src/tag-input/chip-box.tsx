'use client';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { directionOf } from '../primitives/dom/direction.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { Tag } from '../tag/index.ts';
import { tagInputClass } from './tag-input.variants.ts';

export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly isLoading?: boolean | undefined;
}

/** The parts of a `ChipBox`. */
export type ChipBoxPart = InputBoxPart | 'tags';

interface ChipBoxProps {
  ref: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  size: InputSize | undefined;
  /** The accessible name of the list of chips. */
  label: string;
  chips: readonly Chip[];
  disabledReason: string | undefined;
  isReadOnly: boolean | undefined;
  /** Removes a chip, and gives the focus to the input. Undefined if nothing can be changed. */
  onRemove: ((key: string) => void) | undefined;
  /** The input. */
  children: ReactNode;
}

/**
 * The box of a field with chips before its text. Arrow keys go from the start of the text through the chips, and Delete
 * or Backspace removes the one that has the focus.
 */
export function ChipBox({
  ref,
  input,
  size,
  label,
  chips,
  disabledReason,
  isReadOnly,
  onRemove,
  children,
  ...rest
}: ChipBoxProps) {
  const part = usePart();
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...currentTarget.querySelectorAll<HTMLElement>('li button')];
    const at = target instanceof HTMLElement ? buttons.indexOf(target) : -1;
    const isInText = target === input.current;
    if (!isInText && at === -1) return;
    const isForward = key === (directionOf(currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (isInText && (isForward || !isAtStart(input.current))) return;
      const last = isForward ? input.current : undefined;
      const next = isInText ? buttons.at(-1) : (buttons[at + (isForward ? 1 : -1)] ?? last);
      if (!next || (at === 0 && !isForward)) return;
      event.preventDefault();
      next.focus();
    } else if (!isInText && (key === 'Delete' || key === 'Backspace')) {
      const chip = chips[at];
      if (!chip || !onRemove || disabledReason !== undefined) return;
      event.preventDefault();
      onRemove(chip.key);
      (buttons[at + 1] ?? buttons[at - 1])?.focus();
    }
  };
  return (
    <InputBox
      ref={ref}
      size={size}
      className={tagInputClass({ size })}
      disabledReason={disabledReason}
      isReadOnly={isReadOnly}
      {...rest}
      onKeyDown={handleKeyDown}
    >
      {chips.length > 0 && (
        <ul {...part('tags', 'bk-tag-input-tags')} aria-label={label}>
          {chips.map(({ key, label, isLoading }) => (
            <li key={key}>
              <Tag
                label={label}
                isLoading={isLoading}
                disabledReason={disabledReason}
                onRemove={onRemove && (() => onRemove(key))}
              />
            </li>
          ))}
        </ul>
      )}
      {children}
    </InputBox>
  );
}

const isAtStart = (input: HTMLInputElement | null) =>
  input?.selectionStart === 0 && input.selectionEnd === 0;
