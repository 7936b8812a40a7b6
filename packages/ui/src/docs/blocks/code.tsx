/// <reference types="vite/client" />
import { Source } from '@storybook/addon-docs/blocks';

const files = import.meta.glob<string>('../patterns/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The whole file of a pattern, to copy. */
export function Code({ of }: { of: string }) {
  return <Source language="tsx" code={files[`../patterns/${of}.tsx`]?.trim() ?? ''} />;
}
