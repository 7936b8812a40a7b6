export { CROP_ZOOM_MAX, type Crop, middleCrop } from './crop.ts';
export { cutOut } from './cut-out.ts';
export { ImageCrop, type ImageCropPart, type ImageCropProps } from './image-crop.tsx';
