import '../pages.css';
import { Canvas, Controls } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/** The component as it comes, and its props to play with. */
export function Playground({ of }: Pick<ComponentProps<typeof Canvas>, 'of'>) {
  return (
    <>
      <Canvas of={of} />
      <details className="docs-controls">
        <summary>Play with its props</summary>
        <Controls of={of} />
      </details>
    </>
  );
}
