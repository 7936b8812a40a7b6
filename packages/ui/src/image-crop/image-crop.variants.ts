import { cva, type VariantProps } from 'class-variance-authority';

export const cropStageClass = /* @__PURE__ */ cva('bk-image-crop-stage', {
  variants: { shape: { round: 'bk-image-crop-round', square: null } },
  defaultVariants: { shape: 'round' },
});

export type ImageCropShape = NonNullable<VariantProps<typeof cropStageClass>['shape']>;
