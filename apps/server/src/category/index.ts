export { copyCategories } from './copy.ts';
export { lockInstitute } from './institute.ts';
export {
  findTooLow,
  followers,
  priceText,
  type Rates,
  requireMinAdjusted,
  tooLow,
} from './least-rate.ts';
export { placesOf } from './order.ts';
export { recolorCategories } from './recolor.ts';
