'use client';
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { inputClass } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { Kbd } from '../kbd/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { spendsEscape } from '../primitives/escape.ts';
import { searchFieldMessages } from './search-field.messages.ts';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'onChange'> {
  /** Accessible name, and placeholder unless set: "Name, code or city". */
  label: string;
  value: string;
  /** Called on every keystroke. Debounce server requests. */
  onChange: (text: string) => void;
  /** A single key such as `/` that moves focus here from anywhere outside a field. */
  shortcut?: string;
}

/** Filters a list by text. Escape clears it without closing a surrounding overlay. */
export function SearchField({
  label,
  value,
  onChange,
  shortcut,
  className,
  ref,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  useEffect(() => {
    if (shortcut === undefined) return;
    const focusOnShortcut = (event: KeyboardEvent) => {
      const field = input.current;
      if (!field || event.key !== shortcut || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target)) return;
      // The shortcut doesn't work behind an open modal.
      if (field.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => document.removeEventListener('keydown', focusOnShortcut);
  }, [shortcut]);

  const messages = useMessages('searchField', searchFieldMessages);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    <div className={inputClass({ className: ['bk-search', className] })}>
      <Icon name="search" size="xs" />
      <input
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        {...spendsEscape(value !== '')}
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        className="bk-input-control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {value !== '' ? (
        <button
          type="button"
          className="bk-input-action"
          aria-label={messages.clear}
          data-tooltip={messages.clear}
          onClick={clear}
        >
          <Icon name="x" size="xs" />
        </button>
      ) : (
        shortcut !== undefined && (
          <span className="bk-search-key" aria-hidden="true">
            <Kbd>{shortcut}</Kbd>
          </span>
        )
      )}
    </div>
  );
}

/** Input types without text entry. */
const untyped = 'checkbox radio button submit reset image file range color'.split(' ');

/** Returns whether keys are typed into the element. A select uses letters to find an option. */
function isEditable(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !untyped.includes(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select'))
  );
}
