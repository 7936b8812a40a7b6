export { Badge, type BadgePart, type BadgeProps } from './badge.tsx';
export { type BadgeSize, type BadgeTone, badgeSizes, badgeTones } from './badge.variants.ts';
