import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Contestant } from './contestant.ts';

/** Plain host elements of React: what nothing that renders with React can go below. */
const listeners = new Set<(text: string) => void>();

function Toaster() {
  const [texts, setTexts] = useState<string[]>([]);
  useEffect(() => {
    const add = (text: string) => setTexts((before) => [...before, text]);
    listeners.add(add);
    return () => {
      listeners.delete(add);
    };
  }, []);
  return (
    <section className="toaster" aria-live="polite">
      {texts.map((text) => (
        <div key={text} className="toast" role="status">
          {text}
          <button type="button" aria-label="Close">
            ×
          </button>
        </div>
      ))}
    </section>
  );
}

function Modal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) close.current?.focus();
  }, [open]);
  if (!open) return null;
  return createPortal(
    <div className="backdrop">
      <div role="dialog" aria-modal="true" aria-label="Delete the institute" className="dialog">
        <p>It cannot be undone.</p>
        <button type="button" ref={close} onClick={onClose}>
          Cancel
        </button>
        <button type="button">Delete</button>
      </div>
    </div>,
    document.body,
  );
}

export const contestant: Contestant = {
  Root: ({ children }) => (
    <>
      {children}
      <Toaster />
    </>
  ),
  Button: ({ isLoading, children }) => (
    <button
      type="button"
      className="button"
      disabled={isLoading}
      aria-busy={isLoading || undefined}
    >
      {isLoading && <span className="spinner" />}
      {children}
    </button>
  ),
  Hinted: ({ hint }) => (
    <button type="button" className="button" title={hint}>
      Edit
    </button>
  ),
  Modal,
  toast: (text) => {
    for (const add of listeners) add(text);
  },
  toastSelector: '.toast',
  dialogSelector: '[role=dialog]',
};
