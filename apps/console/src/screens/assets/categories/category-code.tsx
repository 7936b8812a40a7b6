import type { Category } from '@booking/api-client';
import type { CSSProperties } from 'react';

/** The code of a category beside its colour. */
export function CategoryCode({ category: { code, color } }: { readonly category: Category }) {
  const style: CSSProperties & Record<'--ck-category-color', string | undefined> = {
    '--ck-category-color': color?.hex,
  };
  return (
    <span className="ck-category-code" style={style}>
      {code}
    </span>
  );
}
