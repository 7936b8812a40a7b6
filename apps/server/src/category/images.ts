import { IMAGES_MAX } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import {
  dropFile,
  type FileStore,
  type KeptFile,
  type Picture,
  smallPictures,
  storeFile,
  type Uploader,
} from '../files/index.ts';
import { fieldError } from '../http-error.ts';
import type { StoredImage } from '../schema/category.ts';
import type { CategoryRow } from './category.ts';

/** The longest edges of a picture and of its thumbnail, in pixels: sharp on a large screen, and on a card. */
const EDGES = [1600, 320] as const;

type KeptPicture = Pick<Picture, 'width' | 'height'> & KeptFile;

/** A picture that is ready to be stored. */
export interface NewImage {
  readonly pictures: readonly [KeptPicture, KeptPicture];
  readonly alt: string;
}

/** Makes an uploaded picture small and keeps its bytes. It takes long, so it comes before the transaction. */
export async function prepareImage(
  files: FileStore,
  uploader: Uploader,
  file: File,
  alt = '',
): Promise<NewImage> {
  const [picture, thumbnail] = await smallPictures(file, 'image', EDGES, uploader);
  return { pictures: [await files.keep(picture), await files.keep(thumbnail)], alt };
}

/** @throws HttpError at `image` for one too many. */
export function requireImageQuota(images: readonly StoredImage[]): void {
  if (images.length < IMAGES_MAX) return;
  const message = `A category can have up to ${IMAGES_MAX} pictures. Delete one first.`;
  throw fieldError('BUSINESS_RULE', 'image', message, 'too_many');
}

/** Stores a picture and returns the pictures with it as the last. @throws HttpError at `image` for one too many, and for one that is there. */
export async function addedImage(
  db: Database,
  { images }: CategoryRow,
  { pictures: [picture, thumbnail], alt }: NewImage,
  now: Date,
): Promise<readonly StoredImage[]> {
  requireImageQuota(images);
  const hash = await storeFile(db, picture, now);
  if (images.some((image) => image.hash === hash)) {
    throw fieldError('DUPLICATE', 'image', 'This category already has this picture.', 'taken');
  }
  const thumbnailHash = await storeFile(db, thumbnail, now);
  const { width, height } = picture;
  return [...images, { hash, thumbnailHash, width, height, alt }];
}

/** The stored pictures as a request orders and describes them. @throws HttpError at one that the category does not have. */
export function orderedImages(
  { images }: CategoryRow,
  sentImages: readonly { readonly _id: string; readonly alt: string }[],
): readonly StoredImage[] {
  return sentImages.map(({ _id, alt }, index) => {
    const stored = images.find(({ hash }) => hash === _id);
    if (stored) return { ...stored, alt };
    throw fieldError('VALIDATION', `images.${index}`, 'Picture not found.', 'not_found');
  });
}

/** Removes the files of pictures that a category no longer has, unless another one has them. */
export async function dropImages(
  db: Database,
  before: readonly StoredImage[],
  after: readonly StoredImage[],
  now: Date,
): Promise<void> {
  const remainingFiles = new Set(after.flatMap(filesOf));
  const gone = new Set(before.flatMap(filesOf).filter((hash) => !remainingFiles.has(hash)));
  // In one order, so that two transactions do not wait for one another.
  for (const hash of [...gone].sort()) await dropFile(db, hash, now);
}

const filesOf = ({ hash, thumbnailHash }: StoredImage) => [hash, thumbnailHash];
