export { CountBadge, type CountBadgeProps } from './count-badge.tsx';
export {
  type CountBadgeSize,
  type CountBadgeTone,
  type CountBadgeVariant,
  countBadgeSizes,
  countBadgeTones,
  countBadgeVariants,
} from './count-badge.variants.ts';
