import './pages.css';
import { useState } from 'react';

/** The name of a token; pressing it copies what a style sheet writes. */
export function CopiedName({ name }: { name: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="docs-copy"
      title={`Copy var(${name})`}
      onBlur={() => setCopied(false)}
      onClick={async () => {
        await navigator.clipboard.writeText(`var(${name})`);
        setCopied(true);
      }}
    >
      <code>{name}</code>
      <span role="status">{isCopied && ' copied'}</span>
    </button>
  );
}
