'use client';
import type { ComponentProps } from 'react';
import { reveal } from './watch.ts';

/** A box that rises once when it comes into view. Where a box would be one too many: `ref={reveal}`. */
export function Reveal(props: Omit<ComponentProps<'div'>, 'ref'>) {
  return <div {...props} ref={reveal} />;
}
