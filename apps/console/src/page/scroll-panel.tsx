import type { ReactNode } from 'react';

interface ScrollPanelProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The part of a page that scrolls, as a panel of sections. It holds the hidden labels inside, which would stretch the panel. */
export function ScrollPanel({ className = '', children }: ScrollPanelProps) {
  return (
    <div
      className={`relative grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-5 pt-4 pb-6 max-lg:px-3 ${className}`}
    >
      {children}
    </div>
  );
}
