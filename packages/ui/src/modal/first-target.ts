const focusable =
  'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';

/** Where the focus goes when a dialog opens: its first field, else its first button below, else the dialog itself. */
export function firstTarget(content: HTMLElement): HTMLElement {
  for (const part of ['.bk-modal-body', '.bk-modal-foot']) {
    const candidates = [...(content.querySelector(part)?.querySelectorAll(focusable) ?? [])];
    const target = candidates.find(
      (node): node is HTMLElement =>
        node instanceof HTMLElement &&
        !node.matches(':disabled') &&
        isVisible(node) &&
        !isRadioBesideTheChosen(node, candidates),
    );
    if (target) return target;
  }
  return content;
}

/** In jsdom, where apps test what they make of the library, nothing is laid out and nothing can be asked. */
function isVisible(node: HTMLElement): boolean {
  return node.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Of a group of radio buttons only the chosen one takes the focus. */
function isRadioBesideTheChosen(node: Element, others: readonly Element[]): boolean {
  if (!isRadio(node) || node.checked) return false;
  return others.some((other) => isRadio(other) && other.checked && other.name === node.name);
}

function isRadio(node: Element): node is HTMLInputElement {
  return node instanceof HTMLInputElement && node.type === 'radio';
}
