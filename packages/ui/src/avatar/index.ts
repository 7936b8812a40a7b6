export { Avatar, type AvatarPart, type AvatarProps } from './avatar.tsx';
export {
  type AvatarShape,
  type AvatarSize,
  avatarShapes,
  avatarSizes,
} from './avatar.variants.ts';
