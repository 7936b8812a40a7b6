import type { Category } from '@booking/api-client';
import { Thumbnail } from './thumbnail.tsx';

interface CoverProps {
  readonly category: Pick<Category, 'images'> | undefined;
}

/** The cover of a category beside its name, in a place of fixed size. Nothing without pictures. */
export function Cover({ category }: CoverProps) {
  const cover = category?.images[0];
  if (!cover) return null;
  return <Thumbnail src={cover.thumbnailUrl} alt="" width={32} height={24} loading="lazy" />;
}
