/** Labels of the sliders. */
export const imageCropMessages = {
  zoom: 'Zoom',
  horizontal: 'Horizontal position',
  vertical: 'Vertical position',
};
