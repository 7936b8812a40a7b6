export const copyButtonMessages = {
  copied: 'Copied',
  /** Shown with the text, where the browser doesn't let a page write to the clipboard. */
  failed: 'Couldn’t copy. Select the text and copy it.',
};
