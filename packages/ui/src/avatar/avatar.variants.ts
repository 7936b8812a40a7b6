import { cva, type VariantProps } from 'class-variance-authority';

export const avatarClass = /* @__PURE__ */ cva('bk-avatar', {
  variants: {
    size: {
      xs: 'bk-avatar-xs',
      sm: 'bk-avatar-sm',
      md: null,
      lg: 'bk-avatar-lg',
      xl: 'bk-avatar-xl',
    },
    shape: { round: null, arch: 'bk-avatar-arch' },
  },
  defaultVariants: { size: 'md', shape: 'round' },
});

type Look = VariantProps<typeof avatarClass>;
export type AvatarSize = NonNullable<Look['size']>;
export type AvatarShape = NonNullable<Look['shape']>;

/** The sizes of an avatar. */
export const avatarSizes = {
  xs: '16 px: in a line of text.',
  sm: '20 px: in dense rows.',
  md: '26 px: the default, beside a name.',
  lg: '36 px: the header of a drawer.',
  xl: '52 px: a profile.',
} as const satisfies Record<AvatarSize, string>;

/** The shapes of an avatar. */
export const avatarShapes = {
  round: 'A person.',
  arch: 'An institute.',
} as const satisfies Record<AvatarShape, string>;
