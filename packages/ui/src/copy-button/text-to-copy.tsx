'use client';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { handlesEscape } from '../primitives/overlays/escape.ts';
import { usePart } from '../primitives/react/use-part.ts';

interface TextToCopyProps {
  readonly text: string;
  readonly message: string;
  readonly onClose: () => void;
}

/** The text in a popover, selected, for the keyboard's own copying. The browser closes it and returns the focus. */
export function TextToCopy({ text, message, onClose }: TextToCopyProps) {
  const part = usePart();
  const popover = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const messageId = useId();
  // Absent in jsdom and in Firefox before 125, where it is simply part of the page and closes when it is left.
  const isPopover = 'popover' in HTMLElement.prototype;
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current ??= document.activeElement;
    popover.current?.showPopover?.();
    field.current?.focus();
    field.current?.select();
  }, []);
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <div
      {...part('text', 'bk-copy-button-text')}
      {...handlesEscape(!isPopover)}
      ref={popover}
      popover={isPopover ? 'auto' : undefined}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <p {...part('message', 'bk-copy-button-message')} id={messageId} role="alert">
        {message}
      </p>
      <textarea
        {...part('field', 'bk-copy-button-field')}
        ref={field}
        aria-labelledby={messageId}
        readOnly
        rows={Math.min(4, Math.ceil(text.length / 36))}
        value={text}
        onKeyDown={isPopover ? undefined : leave}
        onBlur={isPopover ? undefined : onClose}
      />
    </div>
  );
}
