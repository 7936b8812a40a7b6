import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders into a shadow root that has the style sheets of the page. */
export function InShadow({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) {
      shadow.append(sheet.cloneNode(true));
    }
    setRoot(shadow);
  }, []);
  return (
    <>
      <div ref={host} data-testid="host" />
      {root && createPortal(children, root)}
    </>
  );
}
