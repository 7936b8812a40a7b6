export { shortcutKey } from '../primitives/shortcut-key.ts';
export { isTyping } from '../primitives/typing.ts';
export { Kbd } from './kbd.tsx';
