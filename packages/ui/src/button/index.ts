export type { ButtonPart } from './aria-disabled.tsx';
export { Button, type ButtonProps } from './button.tsx';
export {
  type ButtonColor,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
  buttonColors,
  buttonSizes,
  buttonVariants,
} from './button.variants.ts';
