/** Facts that the build reads from sources, changelog and markup for the documentation. */

/** A prop, as shown on a component's page. */
export interface ApiProp {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Whether `undefined` can be passed, also under `exactOptionalPropertyTypes`. */
  readonly takesUndefined: boolean;
  /** Names of the props that every element has, for a list of objects. */
  readonly itemProps?: readonly string[];
  /** Markdown, from the docstring. */
  readonly description: string;
  readonly default?: string;
  /** The replacement to use, for a deprecated prop. */
  readonly deprecated?: string;
}

/** A component, function or type that a folder exports. */
export interface ApiEntry {
  readonly name: string;
  /** A `shape` is an object type with props. A `type` is any other type, whose signature has the code. */
  readonly kind: 'component' | 'function' | 'object' | 'shape' | 'type';
  readonly description: string;
  /** Signature of a function, or code of a type. Components have props instead. */
  readonly signature?: string;
  readonly props: readonly ApiProp[];
  /** The element whose attributes the component accepts. */
  readonly element?: string;
  /** Which of `hostProps`, and whether `disabled`, a component accepts. */
  readonly elementProps?: readonly string[];
  /** The parts that a component takes attributes for. */
  readonly parts?: readonly string[];
}

/** A paragraph of the changelog. */
export interface Change {
  /** Undefined before its release. */
  readonly version: string | undefined;
  /** Markdown. */
  readonly text: string;
}

/** A part of a component with its states. The root has no name. */
export interface StyledPart {
  readonly part?: string;
  readonly states: Readonly<Record<string, readonly string[]>>;
}
