import type { ReactNode } from 'react';

/** Content that is true only of this Storybook. The Markdown of the page leaves it out. */
export function InStorybook({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
