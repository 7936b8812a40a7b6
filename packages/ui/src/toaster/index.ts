export { type Notify, type NotifyNodeOptions, type NotifyOptions, notify } from './notify.ts';
export { type NotifyPromiseWords, notifyPromise, type PromiseWords } from './notify-promise.ts';
export type { ToastAction } from './toast-queue.ts';
export { Toaster, type ToasterPart, type ToasterProps } from './toaster.tsx';
export { type ToastPreset, toastPresets } from './toaster.values.ts';
export {
  type ToastLook,
  type ToastPosition,
  type ToastTone,
  toastLooks,
  toastPositions,
  toastTones,
} from './toaster.variants.ts';
