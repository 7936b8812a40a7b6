import '../pages.css';
import { Canvas } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/** The state sheet of a component: every state that it can have, side by side. */
export function States({ of }: Pick<ComponentProps<typeof Canvas>, 'of'>) {
  return <Canvas of={of} sourceState="none" />;
}
