export { shortcutKey } from '../primitives/dom/shortcut-key.ts';
export { isTyping } from '../primitives/dom/typing.ts';
export { Kbd } from './kbd.tsx';
