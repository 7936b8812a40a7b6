import { classNames } from '../primitives/react/class-names.ts';

/** The sizes of an icon button. */
export const iconButtonSizes = {
  sm: '28 px with a 1rem icon: rows and chips.',
  md: '32 px with a 20 px icon: toolbars and headers.',
  lg: '40 px with a 2rem icon: the default.',
  xl: '50 px with a 2rem icon: touch and the public site.',
} as const;

export type IconButtonSize = keyof typeof iconButtonSizes;

export function iconButtonClass(size: IconButtonSize = 'lg', className?: string): string {
  return classNames('bk-icon-button', size !== 'lg' && `bk-icon-button-${size}`, className);
}
