import type { ReactNode } from 'react';

/** A quiet line in place of rows, or about those that are not shown. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className="mt-2 type-body-sm text-bk-muted">{children}</p>;
}
