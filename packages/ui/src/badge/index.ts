export { Badge, type BadgeProps } from './badge.tsx';
export { type BadgeTone, badgeTones } from './badge.variants.ts';
