import { classNames } from '../primitives/class-names.ts';

/** The sizes of an icon. */
export const iconSizes = {
  xs: '14 px: tags and dense rows.',
  sm: '1rem: beside the label of a button.',
  md: '20 px: fields and menus.',
  default: '1.5rem: the default.',
  button: '2rem: the icon of an IconButton.',
} as const;

export type IconSize = keyof typeof iconSizes;

export function iconClass(size: IconSize = 'default', className?: string): string {
  return classNames(
    'bk-icon',
    size !== 'default' && `bk-icon-${size === 'button' ? 'xl' : size}`,
    className,
  );
}
