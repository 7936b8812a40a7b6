import type { ComponentProps } from 'react';

/** A line above the table: what is selected, or what is being exported. */
export function ListNote(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className="flex flex-none flex-wrap items-center justify-center gap-x-2.5 gap-y-1 border-bk-subtle border-b bg-bk-selected px-5 py-1.5 type-body-sm [&[hidden]]:hidden"
    />
  );
}
