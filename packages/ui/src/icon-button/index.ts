export { IconButton, type IconButtonPart, type IconButtonProps } from './icon-button.tsx';
export { type IconButtonSize, iconButtonSizes } from './icon-button.variants.ts';
