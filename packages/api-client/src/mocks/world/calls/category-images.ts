import { IMAGES_MAX } from '../../../contract/facts/asset.ts';
import type { CategoryImage } from '../../../contract/schemas/category.ts';
import { fieldFailure } from '../refuse.ts';
import type { CategoryRow } from '../row-types.ts';

const SIZE = { width: 1200, height: 800 };

/** The pictures of a category with one more, which is named by the hash of its bytes, as the server names it. */
export async function addedImage(
  { images }: CategoryRow,
  { image, alt = '' }: { readonly image: File; readonly alt?: string | undefined },
): Promise<CategoryImage[]> {
  const _id = await hashOf(image);
  if (images.some((stored) => stored._id === _id)) {
    throw fieldFailure('VALIDATION', 'image', 'This picture is already there.', 'taken');
  }
  if (images.length >= IMAGES_MAX) {
    const message = `A category can have up to ${IMAGES_MAX} pictures.`;
    throw fieldFailure('BUSINESS_RULE', 'image', message, 'too_many');
  }
  const url = `/files/${_id}`;
  return [...images, { _id, url, thumbnailUrl: `${url}?size=thumbnail`, ...SIZE, alt }];
}

/** The hash of a file: 43 characters of base64url. */
export async function hashOf(file: File): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The stored pictures in their new order; those that are left out are gone. */
export function orderedImages(
  { images }: CategoryRow,
  written: readonly { readonly _id: string; readonly alt: string }[],
): CategoryImage[] {
  return written.map(({ _id, alt }, at) => {
    const stored = images.find((image) => image._id === _id);
    if (stored) return { ...stored, alt };
    throw fieldFailure('VALIDATION', `images.${at}._id`, 'Picture not found.', 'not_found');
  });
}
