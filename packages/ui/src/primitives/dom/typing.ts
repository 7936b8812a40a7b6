/** Input types without text entry. */
const untyped = 'checkbox radio button submit reset image file range color'.split(' ');

/** Returns whether text is typed into an element. */
export function isTextField(element: unknown): element is HTMLElement {
  if (element instanceof HTMLInputElement) return !untyped.includes(element.type);
  return (
    element instanceof HTMLElement && (element.isContentEditable || element.matches('textarea'))
  );
}

/**
 * Returns whether the key of an event is typed into something, in a web component too. A select uses letters to find an
 * option. A component that shows nothing of its inside may be a field.
 */
export function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  if (isTextField(target)) return true;
  if (!(target instanceof HTMLElement)) return false;
  const isClosed =
    target.localName.includes('-') && !target.shadowRoot && !target.firstElementChild;
  return isClosed || target.matches('select');
}
