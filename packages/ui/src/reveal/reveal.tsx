'use client';
import type { ComponentProps } from 'react';
import { reveal } from './watch.ts';

/** Animates its content upwards once, when it scrolls into view. To avoid the extra element use `ref={reveal}`. */
export function Reveal(props: Omit<ComponentProps<'div'>, 'ref'>) {
  return <div {...props} ref={reveal} />;
}
