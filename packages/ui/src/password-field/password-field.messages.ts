export const passwordFieldMessages = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on.',
};
