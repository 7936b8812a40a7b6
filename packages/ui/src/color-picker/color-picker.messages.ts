export const colorPickerMessages = {
  pick: (label: string) => `Pick ${label}`,
  hue: 'Hue',
  saturation: 'Saturation',
  lightness: 'Lightness',
  options: 'Colours',
  invalid: 'Enter a colour as six digits, such as #1e88e5.',
  sample: 'Sample',
  /** @param ratio "4.5:1" */
  enough: (ratio: string) => `Contrast ${ratio}: enough for text.`,
  tooLow: (ratio: string) => `Contrast ${ratio}: too low for text.`,
  noSample: 'Text contrast appears here.',
};
