/** The tones of a message and their use. */
export const inlineMessageTones = {
  neutral: 'Says how something works.',
  info: 'Says what will happen, or what is different here.',
  success: 'Says what has been done, where a toast would be gone too soon.',
  warning: 'Says what to look at before going on.',
  danger: 'Says what failed, and what to do.',
  accent: 'Says what is new.',
} as const;

/** The sizes of a message. */
export const inlineMessageSizes = {
  sm: 'One line in a form or a row, without a box.',
  md: 'The default: a box in a form or a section.',
} as const;

export type InlineMessageTone = keyof typeof inlineMessageTones;
export type InlineMessageSize = keyof typeof inlineMessageSizes;
