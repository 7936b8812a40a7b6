'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { fieldMessages } from './field.messages.ts';

/** Says once, above the first field of a form, that all fields are required unless marked optional. */
export function RequiredNote({ className, children, ...rest }: ComponentProps<'p'>) {
  const { required } = useMessages('field', fieldMessages);
  return (
    <p {...rest} className={classNames('bk-required-note', className)}>
      {children ?? required}
    </p>
  );
}
