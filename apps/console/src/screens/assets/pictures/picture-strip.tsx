import type { Category } from '@booking/api-client';
import { Thumbnail } from './thumbnail.tsx';

/** The pictures of a category in a row, in places of fixed size. */
export function PictureStrip({ category: { name, images } }: { readonly category: Category }) {
  if (images.length === 0) return null;
  return (
    <ul className="flex flex-none gap-2 overflow-x-auto p-0.5" aria-label={`Pictures of ${name}`}>
      {images.map(({ _id, thumbnailUrl, alt }, at) => (
        <li key={_id}>
          <Thumbnail
            src={thumbnailUrl}
            alt={alt || `Picture ${at + 1}`}
            width={96}
            height={72}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}
