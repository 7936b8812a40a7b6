export const referencePickerMessages = {
  open: 'Open',
  recent: 'Recently used',
  loading: 'Loading…',
  gone: 'This record no longer exists. Choose another one.',
  unnamed: 'Couldn’t load the name of this record.',
  retry: 'Try again',
};
