import '../pages.css';
import { Canvas, Controls } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/** The default story with controls for its props. */
export function Playground({ of }: Pick<ComponentProps<typeof Canvas>, 'of'>) {
  return (
    <>
      <Canvas of={of} />
      <details className="docs-controls">
        <summary>Edit props</summary>
        <Controls of={of} />
      </details>
    </>
  );
}
