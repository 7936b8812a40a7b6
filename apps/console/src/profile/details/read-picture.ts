import { pictureFacts } from '@booking/api-client/facts';

/** The largest file to choose: the original of a good camera. The upload is cropped from it and much smaller. */
export const ORIGINAL_MAX_BYTES = 20 * 1_048_576;

/** The most pixels that a browser can decode safely: those of a good camera. */
const ORIGINAL_MAX_PIXELS = 100_000_000;

/** The longest edge of the picture that is cropped, in pixels. */
const SHOWN_EDGE = 2_048;

/** The edge of the uploaded photo in pixels: sharp at every size it is shown. */
export const AVATAR_EDGE = 512;

/** Why a file can't be used as the photo, as a message. */
export class PictureError extends Error {}

/**
 * Reads a file into a data URL to show and crop: upright, no larger than needed, and without metadata.
 * @throws PictureError with what is wrong with the file.
 */
export async function readPicture(file: Blob): Promise<string> {
  // The header has the size; checked before decoding the pixels.
  const facts = pictureFacts(new Uint8Array(await file.arrayBuffer()));
  if (!facts) throw new PictureError('This file isn’t an image. Choose a PNG, JPEG or WebP file.');
  if (facts.width * facts.height > ORIGINAL_MAX_PIXELS) {
    throw new PictureError('This photo has too many pixels. Choose a smaller one.');
  }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureError('Couldn’t open this photo. The file may be damaged.');
  });
  try {
    return drawn(bitmap);
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap): string {
  const scale = Math.min(1, SHOWN_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('Your browser can’t edit images. Try a different one.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.95);
}

/** A cropped photo as a data URL. */
export function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
