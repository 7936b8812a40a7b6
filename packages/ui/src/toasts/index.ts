export { type NotifyOptions, notify } from './notify.ts';
export type { ToastAction } from './toast-body.tsx';
export { Toasts, type ToastsProps } from './toasts.tsx';
export { type ToastPreset, type ToastTone, toastPresets, toastTones } from './toasts.variants.ts';
