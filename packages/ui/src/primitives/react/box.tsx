import type { ComponentProps } from 'react';
import { type RenderElement, Rendered } from './rendered.tsx';

/** Props that all layout components have: the attributes of their element, or an element of the host. */
export interface BoxProps extends ComponentProps<'div'> {
  /** Your own element instead of `<div>`: a `<ul>`, a `<form>`. It gets the look, the children and all attributes. */
  render?: RenderElement | undefined;
}

/** The element of a component that only places its children. */
export function Box({ render, ...rest }: BoxProps) {
  return render ? <Rendered {...rest} element={render} /> : <div {...rest} />;
}
