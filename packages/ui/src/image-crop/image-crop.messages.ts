/** What the picture's controls are called. */
export const imageCropMessages = {
  zoom: 'Zoom',
  across: 'Horizontal position',
  down: 'Vertical position',
};
