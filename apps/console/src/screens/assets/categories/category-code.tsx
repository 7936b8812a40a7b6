import type { Category } from '@booking/api-client';

/** The code of a category beside its colour. */
export function CategoryCode({ category: { code, color } }: { readonly category: Category }) {
  return (
    <span
      className="rounded-sm border-bk-strong border-s-3 bg-bk-sunken px-1.5 py-0.5 type-label"
      style={color ? { borderColor: color.hex } : undefined}
    >
      {code}
    </span>
  );
}
