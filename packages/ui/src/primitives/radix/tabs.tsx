'use client';
import { List, Root } from '@radix-ui/react-tabs';
import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { type Direction, directionOf } from '../dom/direction.ts';

// Not Tabs.Content: it writes a style attribute.
export { Trigger as TabsTrigger } from '@radix-ui/react-tabs';

/** The root in the page's text direction, which a switch of language changes. Radix assumes left to right and sets it. */
export function TabsRoot({ children, ...props }: Omit<ComponentProps<typeof Root>, 'dir'>) {
  const [direction, setDirection] = useState<Direction>('ltr');
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) setDirection(directionOf(root.current));
  });
  return (
    <Root {...props} dir={direction} asChild>
      <Undirected ref={root}>{children}</Undirected>
    </Root>
  );
}

function Undirected({ dir: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

/** The list without the style attribute that Radix adds. */
export function TabsList({ style, ...props }: ComponentProps<'div'>) {
  return (
    <List asChild>
      <Unstyled {...props} ownStyle={style} />
    </List>
  );
}

interface UnstyledProps extends ComponentProps<'div'> {
  ownStyle: CSSProperties | undefined;
}

function Unstyled({ style: _, ownStyle, ...props }: UnstyledProps) {
  return <div {...props} style={ownStyle} />;
}
