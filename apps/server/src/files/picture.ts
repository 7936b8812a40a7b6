import { PICTURE_MAX_PIXELS, pictureFacts, pictureMaxPixels } from '@booking/api-client/contract';
import { fieldError, type HttpError } from '../http-error.ts';
import { observeQueue } from '../metrics/queues.ts';
import { createFairQueue, type Party } from '../queue/fair-queue.ts';

/** A picture as it is stored: a WebP of sRGB pixels, upright and without metadata. */
export interface Picture {
  readonly type: 'image/webp';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The sender of a picture. */
export interface Uploader {
  readonly party: Party;
  /**
   * Counts a picture whose turn has come, before it is read: one that is refused unread has cost nothing.
   * @throws HttpError for one too many.
   */
  count(): Promise<void>;
}

/** Each waits with its bytes, some seconds at most. */
const WAITING_MAX = 16;
/** Decoding takes a core and much memory. */
const turns = observeQueue('pictures', createFairQueue({ places: 1, waiting: WAITING_MAX }));
/** How long one may take, in seconds: a file of a few kilobytes can ask for minutes. */
const SECONDS_MAX = 5;

/**
 * Makes an uploaded picture small: one picture for each edge, no larger than that edge in either direction.
 * Its bytes say what it is, whatever the form calls it. Do this before a transaction begins, since it takes long.
 *
 * @throws HttpError `VALIDATION` at `path` for anything but a whole PNG, JPEG or WebP, for an animated one, and for one
 * that takes too long; `UNAVAILABLE` when too many are waiting.
 */
export async function smallPictures<E extends readonly number[]>(
  file: File,
  path: string,
  edges: E,
  { party, count }: Uploader,
): Promise<{ [K in keyof E]: Picture }> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const facts = pictureFacts(bytes);
  if (!facts) throw refused(path, 'Choose a PNG, JPEG or WebP image.');
  if (isAnimated(bytes)) throw refused(path, 'Choose an image that isn’t animated.');
  const most = pictureMaxPixels(facts.type);
  if (facts.width * facts.height > most) {
    const message = `The image must have ${most / 1_000_000} megapixels or fewer.`;
    throw fieldError('VALIDATION', path, message, 'image_size');
  }
  const make = async () => {
    await count();
    // Decoded once; the smaller ones are made of the largest.
    const large = await decoded(bytes, path, Math.max(...edges));
    const pictures: Picture[] = [];
    for (const edge of edges) pictures.push(await smallPicture(large, edge));
    // One for each edge.
    return pictures as { [K in keyof E]: Picture };
  };
  return turns.run(party, make);
}

/** Pixels without a format. */
interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: Channels };
}
type Channels = 1 | 2 | 3 | 4;

/** The pixels of a picture, upright, at most `edge` long. */
async function decoded(bytes: Buffer, path: string, edge: number): Promise<Pixels> {
  // Loaded with the first picture: a start does not wait for it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    const { data, info } = await sharp(bytes, {
      failOn: 'error',
      limitInputPixels: PICTURE_MAX_PIXELS,
    })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { data, raw: { width, height, channels } };
  } catch (error) {
    const isLate = error instanceof Error && /timeout/i.test(error.message);
    throw refused(
      path,
      isLate
        ? 'Choose a smaller image. This one takes too long to read.'
        : 'Choose another image. This one is damaged.',
    );
  }
}

async function smallPicture({ data: pixels, raw }: Pixels, edge: number): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(pixels, { raw })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { type: 'image/webp', bytes: data, width: info.width, height: info.height };
}

function refused(path: string, message: string): HttpError {
  return fieldError('VALIDATION', path, message, 'image_type');
}

const WEBP_ANIMATION = 0x02;

/** Whether a PNG or a WebP says that it has several frames. */
function isAnimated(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 12, 16) === 'VP8X') return ((bytes[20] ?? 0) & WEBP_ANIMATION) !== 0;
  const control = bytes.toString('latin1', 1, 4) === 'PNG' ? bytes.indexOf('acTL') : -1;
  return control !== -1 && control < bytes.indexOf('IDAT');
}
