/** Where toasts are used. */
export const toastPresets = {
  site: 'The site and signed-out pages: top right, light, 5 s with a timer bar (`TOAST-01`).',
  console: 'The signed-in console: top centre, solid colours, 3 s (`TOAST-02`).',
} as const;

export type ToastPreset = keyof typeof toastPresets;
