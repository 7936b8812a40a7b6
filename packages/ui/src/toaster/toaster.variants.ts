import { cva, type VariantProps } from 'class-variance-authority';

export const toastClass = /* @__PURE__ */ cva('bk-toast', {
  variants: {
    tone: {
      success: 'bk-toast-success',
      danger: 'bk-toast-danger',
      info: 'bk-toast-info',
      warning: 'bk-toast-warning',
    },
  },
});

/** The region. A place is an edge of the window and a side of it, which the sheet says one by one. */
export const toasterClass = /* @__PURE__ */ cva('bk-toaster', {
  variants: {
    position: {
      top: 'bk-toaster-center',
      'top-start': 'bk-toaster-start',
      'top-end': 'bk-toaster-end',
      bottom: 'bk-toaster-bottom bk-toaster-center',
      'bottom-start': 'bk-toaster-bottom bk-toaster-start',
      'bottom-end': 'bk-toaster-bottom bk-toaster-end',
    },
    look: { solid: null, surface: 'bk-toaster-surface' },
  },
});

export type ToastTone = NonNullable<VariantProps<typeof toastClass>['tone']>;
export type ToastPosition = NonNullable<VariantProps<typeof toasterClass>['position']>;
export type ToastLook = NonNullable<VariantProps<typeof toasterClass>['look']>;

/** The tones of a toast. */
export const toastTones = {
  success: 'The action succeeded.',
  danger: 'The action failed, and why: `notify.error`. Announced immediately.',
  info: 'Information.',
  warning: 'Succeeded, with something to check.',
} as const satisfies Record<ToastTone, string>;

/** Where toasts are in the window. */
export const toastPositions = {
  top: 'At the top, in the middle. Default of the `console` preset.',
  'top-start': 'At the top, where lines begin.',
  'top-end': 'At the top, where lines end. Default of the `site` preset.',
  bottom: 'At the bottom, in the middle.',
  'bottom-start': 'At the bottom, where lines begin.',
  'bottom-end': 'At the bottom, where lines end.',
} as const satisfies Record<ToastPosition, string>;

/** How toasts look. */
export const toastLooks = {
  solid: 'In the colour of their tone. Default of the `console` preset.',
  surface: 'As a card, with an icon in the colour of their tone. Default of the `site` preset.',
} as const satisfies Record<ToastLook, string>;
