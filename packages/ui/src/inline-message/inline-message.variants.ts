import { cva, type VariantProps } from 'class-variance-authority';
import { toneClasses } from '../primitives/react/tone-classes.ts';

export const inlineMessageClass = /* @__PURE__ */ cva('bk-inline-message', {
  variants: {
    tone: toneClasses,
    size: { sm: 'bk-inline-message-sm', md: null },
  },
  // Without a box only a failure colours its words.
  compoundVariants: [{ tone: 'danger', size: 'sm', class: 'bk-inline-message-sm-danger' }],
  defaultVariants: { size: 'md' },
});

type Look = VariantProps<typeof inlineMessageClass>;
export type InlineMessageTone = NonNullable<Look['tone']>;
export type InlineMessageSize = NonNullable<Look['size']>;

/** The tones of a message and their use. */
export const inlineMessageTones = {
  neutral: 'Says how something works.',
  info: 'Says what will happen, or what is different here.',
  success: 'Says what has been done, where a toast would be gone too soon.',
  warning: 'Says what to look at before going on.',
  danger: 'Says what failed, and what to do.',
  accent: 'Says what is new.',
} as const satisfies Record<InlineMessageTone, string>;

/** The sizes of a message. */
export const inlineMessageSizes = {
  sm: 'One line in a form or a row, without a box.',
  md: 'The default: a box in a form or a section.',
} as const satisfies Record<InlineMessageSize, string>;
