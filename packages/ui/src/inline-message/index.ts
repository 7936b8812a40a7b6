export {
  InlineMessage,
  type InlineMessagePart,
  type InlineMessageProps,
} from './inline-message.tsx';
export {
  type InlineMessageSize,
  type InlineMessageTone,
  inlineMessageSizes,
  inlineMessageTones,
} from './inline-message.variants.ts';
