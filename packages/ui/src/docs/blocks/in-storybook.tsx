import type { ReactNode } from 'react';

/** What is true of this Storybook alone. The Markdown of the page leaves it out. */
export function InStorybook({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
