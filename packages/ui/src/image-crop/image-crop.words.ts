/** What the picture's controls are called. */
export const imageCropWords = {
  zoom: 'Nearer',
  across: 'Left and right',
  down: 'Up and down',
};
