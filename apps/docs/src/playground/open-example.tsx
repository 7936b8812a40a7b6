import { createRoot } from 'react-dom/client';

/** Opens the playground of an example in place of its code, once its button is pressed. */
export function openExamplesOnPress(): void {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-playground] > button');
    const pre = button ? button.parentElement?.querySelector('pre') : undefined;
    if (button && pre) void openExample(button, pre);
  });
}

async function openExample(button: HTMLElement, pre: HTMLElement): Promise<void> {
  const { Playground } = await import('./playground.tsx');
  const place = document.createElement('div');
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.replaceWith(button);
    pre.hidden = false;
    button.focus();
  };
  pre.hidden = true;
  button.replaceWith(place);
  root.render(<Playground code={pre.textContent.trimEnd()} onClose={close} />);
}
