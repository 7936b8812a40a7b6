export { type IconName, iconNames } from './generated/icon-names.ts';
export { Icon, type IconProps, type IconSize, type IconSource } from './icon.tsx';
export { IconSprite, type IconSpriteProps } from './icon-sprite.tsx';
export { insertSprite } from './insert-sprite.ts';
