'use client';
import { type ComponentProps, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { InputSize } from '../field/index.ts';
import { InputBox, type InputBoxPart } from '../field/input-box.tsx';
import { Icon } from '../icon/index.ts';
import { Kbd } from '../kbd/index.ts';
import { isComposing } from '../primitives/dom/composing.ts';
import { shortcutKey } from '../primitives/dom/shortcut-key.ts';
import { isTyping } from '../primitives/dom/typing.ts';
import { handlesEscapeWithText } from '../primitives/overlays/escape.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { searchFieldMessages } from './search-field.messages.ts';

/** The parts of `SearchField`. */
export type SearchFieldPart = InputBoxPart | 'clear' | 'control' | 'key';

export interface SearchFieldProps
  extends PartsProps<SearchFieldPart>,
    Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Accessible name, and placeholder unless set: "Name, code or city". */
  label: string;
  /** Called when it is cleared by Escape or its button, after `onChange` with the empty text. */
  onClear?: (() => void) | undefined;
  /** A single key such as `/` that moves focus here from anywhere outside a field. */
  shortcut?: string | undefined;
  /** Default `md`. */
  size?: InputSize | undefined;
  /** Why it can't be used. It stays focusable, and says the reason in a tooltip, to screen readers and on a tap. */
  disabledReason?: string | undefined;
}

/**
 * Filters a list by text. Escape clears it without closing a surrounding overlay. `onChange` gets every keystroke:
 * debounce server requests. `className` and `style` apply to the box, every other attribute to the `<input>`.
 */
export function SearchField({
  label,
  onClear,
  shortcut,
  size,
  disabledReason,
  className,
  style,
  placeholder,
  ref,
  onKeyDown,
  parts,
  ...rest
}: SearchFieldProps) {
  const part = partOf(parts);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useShortcut(input, shortcut);

  const messages = useMessages('searchField', searchFieldMessages);
  const hasReason = disabledReason !== undefined;
  const clear = () => {
    if (!input.current) return;
    empty(input.current);
    input.current.focus();
    onClear?.();
  };

  return (
    <PartsContext value={parts}>
      <InputBox
        size={size}
        className={classNames('bk-search', className)}
        style={style}
        disabledReason={disabledReason}
        icon="search"
        isReadOnly={rest.readOnly}
      >
        <input
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          {...part('control', 'bk-input-control bk-search-input')}
          {...handlesEscapeWithText}
          // Never empty: by it style sheet and overlays tell whether there is text to clear.
          placeholder={placeholder || label || ' '}
          ref={input}
          type="search"
          aria-label={label}
          aria-keyshortcuts={shortcut}
          {...(hasReason && {
            readOnly: true,
            form: '',
            'aria-disabled': true,
            'aria-description': disabledReason,
          })}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            const isIgnored = event.currentTarget.value === '' || event.currentTarget.readOnly;
            if (event.key !== 'Escape' || isIgnored || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            event.stopPropagation();
            clear();
          }}
        />
        <button
          {...part('clear', 'bk-input-action bk-search-clear')}
          type="button"
          aria-label={messages.clear}
          data-tooltip={messages.clear}
          onClick={clear}
        >
          <Icon name="x" size="xs" />
        </button>
        {shortcut !== undefined && (
          <span {...part('key', 'bk-search-key')} aria-hidden="true">
            <Kbd>{shortcut}</Kbd>
          </span>
        )}
      </InputBox>
    </PartsContext>
  );
}

/** Empties the input as a user does, so that `onChange` gets its event. */
function empty(input: HTMLInputElement) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function useShortcut(input: RefObject<HTMLInputElement | null>, shortcut: string | undefined) {
  useEffect(() => {
    if (shortcut === undefined) return;
    const focusOnShortcut = (event: KeyboardEvent) => {
      const field = input.current;
      if (!field || shortcutKey(event) !== shortcut.toLowerCase() || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      // The shortcut doesn't work behind an open modal.
      if (field.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => document.removeEventListener('keydown', focusOnShortcut);
  }, [input, shortcut]);
}
