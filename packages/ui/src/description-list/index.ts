export {
  DescriptionList,
  type DescriptionListPart,
  type DescriptionListProps,
} from './description-list.tsx';
export type { DescriptionItem } from './description-list.types.ts';
export {
  type DescriptionListAlign,
  type DescriptionListLayout,
  descriptionListAligns,
  descriptionListLayouts,
} from './description-list.variants.ts';
