'use client';
import type { ComponentProps } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { classNames } from '../primitives/class-names.ts';
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
