export { type NotifyOptions, notify } from './notify.ts';
export type { ToastAction } from './toast-queue.ts';
export { Toaster, type ToasterProps } from './toaster.tsx';
export {
  type ToastLook,
  type ToastPosition,
  type ToastPreset,
  type ToastTone,
  toastLooks,
  toastPositions,
  toastPresets,
  toastTones,
} from './toaster.variants.ts';
