/** The sizes of an avatar. */
export const avatarSizes = {
  xs: '16 px: in a line of text.',
  sm: '20 px: in dense rows.',
  md: '26 px: the default, beside a name.',
  lg: '36 px: the header of a drawer.',
  xl: '52 px: a profile.',
} as const;

/** The shapes of an avatar. */
export const avatarShapes = {
  round: 'A person.',
  arch: 'An institute.',
} as const;

export type AvatarSize = keyof typeof avatarSizes;
export type AvatarShape = keyof typeof avatarShapes;
