import type { ComponentProps } from 'react';

/** A small picture in a place of fixed size. */
export function Thumbnail({ alt, ...rest }: ComponentProps<'img'>) {
  return <img className="flex-none rounded-sm bg-bk-sunken object-cover" alt={alt} {...rest} />;
}
