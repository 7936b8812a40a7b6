import { createContext, type ReactNode, use } from 'react';

/** Returns the part of the page around a form that an address shows, by its query: another value unmounts the form. */
export const FrameContext = createContext<(search: string) => string>(() => '');

interface FormFrameProps {
  /** The part that an address shows, such as a tab, by its query. */
  readonly partOf: (search: string) => string | null | undefined;
  readonly children: ReactNode;
}

/** A part of a page that its address chooses. Forms inside ask before unsaved changes are lost by another part. */
export function FormFrame({ partOf, children }: FormFrameProps) {
  const outer = use(FrameContext);
  return (
    <FrameContext value={(search) => `${outer(search)} ${partOf(search)}`}>{children}</FrameContext>
  );
}
