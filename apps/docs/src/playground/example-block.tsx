import { Button } from '@booking/ui';
import { lazy, Suspense, useRef, useState } from 'react';

const Playground = lazy(() =>
  import('./playground.tsx').then((module) => ({ default: module.Playground })),
);

export interface ExampleBlockProps {
  /** The code as the page shows it. */
  readonly pre: HTMLElement;
}

/** The button below an example that opens its playground in place of the code. */
export function ExampleBlock({ pre }: ExampleBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    pre.hidden = next;
    setOpen(next);
    // It is back once this has rendered.
    if (!next) queueMicrotask(() => button.current?.focus());
  };
  if (isOpen) {
    return (
      <Suspense>
        <Playground code={pre.textContent.trimEnd()} onClose={() => change(false)} />
      </Suspense>
    );
  }
  return (
    <Button
      ref={button}
      size="sm"
      variant="secondary"
      color="transparent"
      onClick={() => change(true)}
    >
      Edit and see
    </Button>
  );
}
