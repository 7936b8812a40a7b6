export { Banner, type BannerPart, type BannerProps } from './banner.tsx';
export {
  type BannerTone,
  type BannerVariant,
  bannerTones,
  bannerVariants,
} from './banner.variants.ts';
