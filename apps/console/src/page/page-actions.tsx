import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The end of the top bar, for `PageActions`. */
export const PageBarContext = createContext<HTMLElement | null>(null);

/** Puts the actions of a page's content in its top bar, so that the bar is there before the content has loaded. */
export function PageActions({ children }: { readonly children: ReactNode }) {
  const bar = use(PageBarContext);
  return bar && createPortal(children, bar);
}
