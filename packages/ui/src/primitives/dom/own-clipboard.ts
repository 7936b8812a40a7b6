/**
 * Call it when a part that copies or pastes gets the focus: browsers send clipboard events to the text that is selected
 * in the page, not to the focus.
 */
export function ownClipboard(): void {
  const selection = document.getSelection();
  if (selection && !selection.isCollapsed) selection.removeAllRanges();
}
