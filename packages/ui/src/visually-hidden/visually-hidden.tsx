import type { ComponentProps } from 'react';

/** Words for those who listen, where those who look see a picture. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="bk-visually-hidden" />;
}
