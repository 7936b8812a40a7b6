import { classNames } from '../primitives/class-names.ts';

/** The sizes of an icon button. */
export const iconButtonSizes = {
  sm: '28 px with an icon of 1rem: inside rows and chips.',
  md: '32 px with an icon of 20 px: bars and heads of the console.',
  lg: '40 px with the icon of 2rem: where nothing else is said.',
  xl: '50 px with the icon of 2rem: touch and the public site.',
} as const;

export type IconButtonSize = keyof typeof iconButtonSizes;

export function iconButtonClass(size: IconButtonSize = 'lg', className?: string): string {
  return classNames('bk-icon-button', size !== 'lg' && `bk-icon-button-${size}`, className);
}
