export const imageCropMessages = {
  /** Labels of the sliders. */
  zoom: 'Zoom',
  horizontal: 'Horizontal position',
  vertical: 'Vertical position',
  /** Why a slider does not move: the image has no more to show in its direction. */
  isWhole: 'Zoom in to move the image.',
};
