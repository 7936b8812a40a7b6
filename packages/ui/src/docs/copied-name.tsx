import './pages.css';
import { useState } from 'react';

/** The name of a token; pressing it copies what a style sheet writes. */
export function CopiedName({ name }: { name: string }) {
  return <CopiedText shown={name} copied={`var(${name})`} />;
}

/** A value that pressing copies as it is shown. */
export function CopiedValue({ value }: { value: string }) {
  return <CopiedText shown={value} copied={value} />;
}

function CopiedText({ shown, copied }: { shown: string; copied: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="docs-copy"
      title={`Copy ${copied}`}
      onBlur={() => setCopied(false)}
      onClick={async () => {
        await navigator.clipboard.writeText(copied);
        setCopied(true);
      }}
    >
      <code>{shown}</code>
      <span role="status">{isCopied && ' copied'}</span>
    </button>
  );
}
