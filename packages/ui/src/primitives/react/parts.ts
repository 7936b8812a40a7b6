import type { AriaAttributes, CSSProperties, HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

/** Attributes that a part accepts: none that change its structure or its behaviour. */
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

/** Props of a component with parts. */
export interface PartsProps<Name extends string> {
  /**
   * Attributes for its parts by their names: `className` is added to ours, `style` is merged below ours, and what the
   * component sets itself wins.
   */
  parts?: Parts<Name> | undefined;
}

/** Props of the element of a part. */
export interface PartProps extends PartAttributes {
  'data-part': string;
  className: string | undefined;
}

/** Returns the props of the element of a part, to be spread before the attributes that the component sets itself. */
export type Part<Name extends string = string> = (
  name: Name,
  className?: string,
  style?: CSSProperties,
) => PartProps;

/**
 * Shared by components without `parts`, which create no function. Without a style, it has no such key: undefined would
 * remove the style of an element of the host.
 */
const ownPart: Part = (name, className, style) =>
  style ? { className, style, 'data-part': name } : { className, 'data-part': name };

/** Returns a function that gives parts their names, our classes, and the attributes of the component's caller. */
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
