'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { reveal } from './watch.ts';

/** Animates its content upwards once, when it scrolls into view. To avoid the extra element use `ref={reveal}`. */
export function Reveal({ className, ref, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      ref={useMergedRefs<HTMLDivElement>(reveal, ref)}
      className={classNames('bk-reveal', className)}
    />
  );
}
