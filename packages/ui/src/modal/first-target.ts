import { focusable } from '../primitives/dom/focusable.ts';

/**
 * Returns what to focus when a dialog opens: its first field that can be changed or button, else its body if that scrolls, else the first
 * button of the footer, else the dialog.
 */
export function firstTarget(content: HTMLElement): HTMLElement {
  for (const part of ['[data-part="body"] *', '[data-part="body"]', '[data-part="footer"] *']) {
    const candidates = [...content.querySelectorAll(part)].filter((node) =>
      node.matches(focusable),
    );
    const target = candidates.find(
      (node): node is HTMLElement =>
        node instanceof HTMLElement &&
        isVisible(node) &&
        !isReadOnly(node) &&
        !isRadioBesideTheChosen(node, candidates),
    );
    if (target) return target;
  }
  return content;
}

/** A field that can't be changed is no start for who comes to change something. */
function isReadOnly(node: Element): boolean {
  return node instanceof HTMLInputElement && node.readOnly;
}

/** In jsdom nothing is laid out. */
function isVisible(node: HTMLElement): boolean {
  return node.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Only the selected radio button of a group is focusable. */
function isRadioBesideTheChosen(node: Element, others: readonly Element[]): boolean {
  if (!isRadio(node) || node.checked) return false;
  return others.some((radio) => isRadio(radio) && radio.checked && radio.name === node.name);
}

function isRadio(node: Element): node is HTMLInputElement {
  return node instanceof HTMLInputElement && node.type === 'radio';
}
