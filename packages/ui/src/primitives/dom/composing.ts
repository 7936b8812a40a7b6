/** Returns whether a key belongs to an input method. Safari says so of the key that ends a word only by its code. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
