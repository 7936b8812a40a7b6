'use client';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { announce } from '../primitives/dom/announce.ts';
import { showWrongFields } from '../primitives/dom/show-hidden.ts';

/** The element that lost the focus last, anywhere in the page. The reference is weak, so that a removed one is freed. */
let lastLeft: WeakRef<Node> | undefined;
let isWatching = false;

function watch() {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('focusout', ({ target }) => {
    lastLeft = target instanceof Node ? new WeakRef(target) : undefined;
  });
}

/**
 * Announces an error that is found once its field is left. Nothing is announced while someone types, nor for the other
 * fields of a form that is sent: those are read when the focus comes to them.
 * @returns For the note, which stands beside the control.
 */
export function useAnnouncedError(error: ReactNode): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  const isWrong = Boolean(error);
  useEffect(() => {
    watch();
    showWrongFields(note.current);
  }, []);
  useEffect(() => {
    const field = note.current?.parentElement;
    const left = lastLeft?.deref();
    if (!isWrong || !left || !field?.contains(left)) return;
    // A field that has the focus is described by its note.
    if (field.contains(document.activeElement)) return;
    return announce(note.current?.querySelector('[data-part="error"]')?.textContent ?? '');
  }, [isWrong]);
  return note;
}
