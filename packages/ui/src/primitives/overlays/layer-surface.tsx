'use client';
import type { ComponentProps, Ref } from 'react';
import { useMergedRefs } from '../react/rendered.tsx';

interface LayerSurfaceProps extends ComponentProps<'div'> {
  /** False from the first moment of closing. */
  isOpen: boolean;
  ownRef: Ref<HTMLDivElement> | undefined;
}

/**
 * The element of a layer that plays an exit animation, as the child of Radix's content. For Radix, which gives it `ref`,
 * a closing layer is gone: it takes no Escape from the layer below.
 */
export function LayerSurface({ isOpen, ref, ownRef, ...rest }: LayerSurfaceProps) {
  return <div {...rest} ref={useMergedRefs(ownRef, isOpen ? ref : undefined)} inert={!isOpen} />;
}
