/** What the picture's controls are called. */
export const imageCropWords = {
  zoom: 'Zoom',
  across: 'Horizontal position',
  down: 'Vertical position',
};
