import type { ReactNode } from 'react';

/** A sentence above what a channel shows, or in its place. */
export function ChannelText({ children }: { readonly children: ReactNode }) {
  return <p className="mb-3 text-bk-secondary type-body-sm">{children}</p>;
}
