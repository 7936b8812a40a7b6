'use client';
import { useEffect, useId, useRef } from 'react';

interface TextToCopyProps {
  readonly text: string;
  readonly message: string;
  readonly onClose: () => void;
}

/** The text in a popover, selected, for the keyboard's own copying. The browser closes it and returns the focus. */
export function TextToCopy({ text, message, onClose }: TextToCopyProps) {
  const popover = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const messageId = useId();
  useEffect(() => {
    // Absent in jsdom, where it is simply part of the page.
    popover.current?.showPopover?.();
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div
      ref={popover}
      className="bk-copy-button-text"
      data-part="text"
      popover="auto"
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <p className="bk-copy-button-message" data-part="message" id={messageId} role="alert">
        {message}
      </p>
      <textarea
        ref={field}
        className="bk-copy-button-field"
        data-part="field"
        aria-labelledby={messageId}
        readOnly
        rows={Math.min(4, Math.ceil(text.length / 36))}
        value={text}
      />
    </div>
  );
}
