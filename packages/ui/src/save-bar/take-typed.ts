import { flushSync } from 'react-dom';
import { focusedBeside } from '../primitives/dom/focus-left.ts';
import { isTextField } from '../primitives/dom/typing.ts';
import { returnFocus } from '../primitives/overlays/layers.ts';

/**
 * Has the field with the focus take what is being typed, as if it were left, before a shortcut acts on its form. Then
 * the focus is back, or around what was only there to be typed in, such as the editor of a grid.
 */
export function takeTyped(beside: Node): void {
  const field = focusedBeside(beside);
  if (!isTextField(field)) return;
  const around = field.parentElement?.closest('[tabindex]');
  flushSync(() => field.blur());
  returnFocus([field, around]);
}
