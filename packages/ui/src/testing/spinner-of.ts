/** Returns the spinner over the label of a button that loads. */
export function spinnerOf(button: Element): Element {
  const spinner = button.querySelector(':scope > .bk-button-spinner:last-child');
  if (!spinner) throw new Error('The button has no spinner.');
  return spinner;
}
