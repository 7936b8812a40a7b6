export { Avatar, type AvatarProps } from './avatar.tsx';
export {
  type AvatarShape,
  type AvatarSize,
  avatarShapes,
  avatarSizes,
} from './avatar.variants.ts';
