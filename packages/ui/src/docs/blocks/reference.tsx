import { HeaderMdx, Stories } from '@storybook/addon-docs/blocks';
import { Changes } from './changes.tsx';
import { Props } from './props.tsx';

/** The chapters that the page of every component has before its last: all stories, the props and the changes. */
export function Reference({ of }: { of: string }) {
  return (
    <>
      <HeaderMdx as="h2" id="examples">
        Examples
      </HeaderMdx>
      <Stories title="" includePrimary={false} />
      <HeaderMdx as="h2" id="props">
        Props
      </HeaderMdx>
      <Props of={of} />
      <HeaderMdx as="h2" id="changes">
        Changes
      </HeaderMdx>
      <Changes of={of} />
    </>
  );
}
