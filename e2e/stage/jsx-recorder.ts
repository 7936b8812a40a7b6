/** Stands in for React's JSX in the server's bundle, to know which components were shown. */
import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';

/** Every type that an element was made of. */
export const rendered = new Set<unknown>();

export const jsx: typeof createElement = (type, props, key) => {
  rendered.add(type);
  return createElement(type, props, key);
};

export const jsxs: typeof createElements = (type, props, key) => {
  rendered.add(type);
  return createElements(type, props, key);
};

export { Fragment };
