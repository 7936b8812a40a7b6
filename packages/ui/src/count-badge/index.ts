export { CountBadge, type CountBadgeProps } from './count-badge.tsx';
export {
  type CountBadgeShape,
  type CountBadgeSize,
  type CountBadgeTone,
  countBadgeShapes,
  countBadgeSizes,
  countBadgeTones,
} from './count-badge.variants.ts';
