import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { TooltipProvider } from './index.ts';

/** Calls back in the turn in which its children are mounted, before effects that wait for a paint. */
function Page({ onMounted }: { onMounted: () => void }) {
  useLayoutEffect(() => queueMicrotask(onMounted), [onMounted]);
  return (
    <>
      <button type="button" data-tooltip="Copy link">
        Copy
      </button>
      <TooltipProvider />
    </>
  );
}

it('shows a tooltip for a pointer that moves before the first paint', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await new Promise<void>((resolve) => root.render(<Page onMounted={resolve} />));
  container
    .querySelector('button')
    ?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  await expect.poll(() => document.querySelector('.bk-tooltip')?.textContent).toBe('Copy link');
  root.unmount();
  container.remove();
});
