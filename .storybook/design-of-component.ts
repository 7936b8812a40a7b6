import links from 'virtual:booking-ui-design-links';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Gives a story the address of its component in Figma. Storybook has nothing that adds parameters by component, and its
 * enhancers see those of a story before the panels do.
 */
export const designOfComponent: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const [, component = ''] = /packages\/ui\/src\/([\w-]+)\//.exec(parameters.fileName) ?? [];
  const url = links[component];
  if (url !== undefined) parameters.design ??= { type: 'figma', url };
  return argTypes;
};
