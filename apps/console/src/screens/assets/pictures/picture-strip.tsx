import type { Category } from '@booking/api-client';

/** The pictures of a category in a row, in places of fixed size. */
export function PictureStrip({ category: { name, images } }: { readonly category: Category }) {
  if (images.length === 0) return null;
  return (
    <ul className="ck-picture-strip" aria-label={`Pictures of ${name}`}>
      {images.map(({ _id, thumbnailUrl, alt }, at) => (
        <li key={_id}>
          <img
            className="ck-picture-thumbnail"
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
