import { classNames } from '../primitives/react/class-names.ts';

/** The sizes of an icon. */
export const iconSizes = {
  xs: '14 px: tags and dense rows.',
  sm: '1rem: beside the label of a button.',
  md: '20 px: fields and menus.',
  lg: '1.5rem: the default.',
  xl: '2rem: the icon of an IconButton.',
} as const;

export type IconSize = keyof typeof iconSizes;

export function iconClass(size: IconSize = 'lg', className?: string): string {
  return classNames('bk-icon', size !== 'lg' && `bk-icon-${size}`, className);
}
