'use client';
import { List } from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';

// Not Tabs.Content: it writes a style attribute.
export { Root as TabsRoot, Trigger as TabsTrigger } from '@radix-ui/react-tabs';

/** The list without the style attribute that the library gives it. */
export function TabsList(props: ComponentProps<'div'>) {
  return (
    <List asChild>
      <Unstyled {...props} />
    </List>
  );
}

function Unstyled({ style: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}
