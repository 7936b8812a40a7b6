import { type Crop, squareOf } from './crop.ts';

/**
 * Returns the cropped square as an image file: upright, without metadata, WebP if the browser supports it, else PNG.
 * Transparency becomes white.
 *
 * @param src URL shown by `ImageCrop`.
 * @param side length of each side, in px.
 * @throws if the image cannot be read.
 */
export async function cutOut(src: string, crop: Crop, side: number): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const from = squareOf(size, crop);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, from.left, from.top, from.side, from.side, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be written.'))),
      'image/webp',
      0.9,
    );
  });
}
