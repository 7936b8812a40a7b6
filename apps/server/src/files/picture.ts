import { PICTURE_MAX_PIXELS, pictureFacts } from '@booking/api-client/contract';
import { fieldError } from '../http-error.ts';
import { createQueue } from '../session/queue.ts';

/** A picture as it is stored: a WebP of sRGB pixels, upright and without metadata. */
export interface Picture {
  readonly type: 'image/webp';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Each waits with its bytes, some seconds at most. */
const WAITING_MAX = 16;
/** Decoding takes a core and much memory. */
const inTurn = createQueue(1, WAITING_MAX);

/**
 * Makes an uploaded picture small: one picture for each edge, no larger than that edge in either direction.
 * Its bytes say what it is, whatever the form calls it. Do this before a transaction begins, since it takes long.
 *
 * @throws HttpError `VALIDATION` at `path` for anything but a whole PNG, JPEG or WebP, and for an animated one;
 * `UNAVAILABLE` when too many are waiting.
 */
export async function smallPictures<E extends readonly number[]>(
  file: File,
  path: string,
  edges: E,
): Promise<{ [K in keyof E]: Picture }> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const facts = pictureFacts(bytes);
  if (!facts) {
    throw fieldError('VALIDATION', path, 'Choose a PNG, JPEG or WebP image.', 'image_type');
  }
  if (isAnimated(bytes)) {
    throw fieldError('VALIDATION', path, 'Choose an image that isn’t animated.', 'image_type');
  }
  if (facts.width * facts.height > PICTURE_MAX_PIXELS) {
    const message = `The image must have ${PICTURE_MAX_PIXELS / 1_000_000} megapixels or fewer.`;
    throw fieldError('VALIDATION', path, message, 'image_size');
  }
  const make = async () => {
    const made: Picture[] = [];
    for (const edge of edges) made.push(await smallPicture(bytes, path, edge));
    // One for each edge.
    return made as { [K in keyof E]: Picture };
  };
  return inTurn(make);
}

async function smallPicture(bytes: Buffer, path: string, edge: number): Promise<Picture> {
  // Loaded with the first picture: a start does not wait for it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    const { data, info } = await sharp(bytes, {
      failOn: 'error',
      limitInputPixels: PICTURE_MAX_PIXELS,
    })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { type: 'image/webp', bytes: data, width: info.width, height: info.height };
  } catch {
    throw fieldError(
      'VALIDATION',
      path,
      'Choose another image. This one is damaged.',
      'image_type',
    );
  }
}

const WEBP_ANIMATION = 0x02;

/** Whether a PNG or a WebP says that it has several frames. */
function isAnimated(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 12, 16) === 'VP8X') return ((bytes[20] ?? 0) & WEBP_ANIMATION) !== 0;
  const control = bytes.toString('latin1', 1, 4) === 'PNG' ? bytes.indexOf('acTL') : -1;
  return control !== -1 && control < bytes.indexOf('IDAT');
}
