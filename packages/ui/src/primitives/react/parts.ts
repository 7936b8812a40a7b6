import type { AriaAttributes, CSSProperties, HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

/** What a part takes: nothing that changes its structure or its behaviour. */
export interface PartAttributes
  extends AriaAttributes,
    Pick<
      HTMLAttributes<HTMLElement>,
      'className' | 'style' | 'title' | 'lang' | 'dir' | 'translate'
    > {
  [name: `data-${string}`]: string | number | boolean | undefined;
}

/** Attributes for the parts of a component, by the names of `data-part`. */
export type Parts<Name extends string = string> = {
  readonly [Part in Name]?: PartAttributes | undefined;
};

/** What a component with parts takes for them. */
export interface PartsProps<Name extends string> {
  /**
   * Attributes for its parts by their names: `className` is added to ours, `style` is merged below ours, and what the
   * component sets itself wins.
   */
  parts?: Parts<Name> | undefined;
}

/** What the element of a part gets. */
export interface PartProps extends PartAttributes {
  'data-part': string;
  className: string | undefined;
}

/** Returns what the element of a part gets, to be spread before the attributes that the component sets itself. */
export type Part<Name extends string = string> = (
  name: Name,
  className?: string,
  style?: CSSProperties,
) => PartProps;

/**
 * Shared by all that are given nothing: a component without `parts` creates no function. No style is none: undefined would
 * take that of an element of the host away.
 */
const ownPart: Part = (name, className, style) =>
  style ? { className, style, 'data-part': name } : { className, 'data-part': name };

/** Returns what gives the parts of a component their names and our classes, and what its caller has for them. */
export function partOf<Name extends string>(parts: Parts<Name> | undefined): Part<Name> {
  if (!parts) return ownPart;
  return (name, className, style) => {
    const attributes = parts[name];
    if (!attributes) return ownPart(name, className, style);
    const classes = classNames(className, attributes.className) || undefined;
    const styles = attributes.style ? { ...attributes.style, ...style } : style;
    return { ...attributes, ...ownPart(name, classes, styles) };
  };
}
