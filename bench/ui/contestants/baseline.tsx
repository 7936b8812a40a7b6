import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Contestant } from './contestant.ts';

/** Plain host elements of React with the markup and the animations of ours: what nothing with React can go below. */
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
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: as ours.
        <div key={text} className="toast" role="group" tabIndex={0} aria-label={text}>
          <Icon name="info" />
          <span>{text}</span>
          <button type="button" aria-label="Close">
            <Icon name="x" />
          </button>
        </div>
      ))}
    </section>
  );
}

/** Same duration as the exit animation of ours. */
const CLOSE_MS = 500;

/** The scroll lock, the inert page, the focus and the exit of ours, in the fewest steps. */
function Modal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isMounted, setMounted] = useState(open);
  if (open && !isMounted) setMounted(true);
  const layer = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    const around = [...document.body.children].filter((child) => child !== layer.current);
    document.documentElement.style.overflow = 'hidden';
    close.current?.focus();
    for (const element of around) element.toggleAttribute('inert', true);
    return () => {
      document.documentElement.style.overflow = '';
      for (const element of around) element.removeAttribute('inert');
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  useEffect(() => {
    if (open || !isMounted) return;
    const timer = setTimeout(() => setMounted(false), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open, isMounted]);
  if (!isMounted) return null;
  return createPortal(
    <div className="layer" ref={layer} data-state={open ? 'open' : 'closing'}>
      <div className="backdrop" />
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby="title"
        tabIndex={-1}
        className="dialog"
        inert={!open}
      >
        <header className="head">
          <button type="button" aria-label="Move">
            <Icon name="grip-vertical" />
          </button>
          <h2 id="title">Delete the institute</h2>
          <button type="button" aria-label="Close" onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <div>
          <p>It cannot be undone.</p>
        </div>
        <footer>
          <button type="button" className="button" ref={close} onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="button">
            Delete
          </button>
        </footer>
      </div>
    </div>,
    document.body,
  );
}

function Icon({ name }: { name: string }) {
  return (
    <svg width="16" height="16" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
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
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      data-disabled={isLoading || undefined}
      data-loading={isLoading || undefined}
    >
      {children}
      {isLoading && <span className="spinner" />}
    </button>
  ),
  Hinted: ({ hint }) => (
    <button type="button" className="button" aria-label={hint} title={hint}>
      <Icon name="pencil" />
    </button>
  ),
  Modal,
  toast: (text) => {
    for (const add of listeners) add(text);
  },
  toastSelector: '.toast',
  dialogSelector: '[role=dialog]',
};
