import './pages.css';
import { tokenNames } from '../tokens/generated/tokens.ts';
import { Variables } from './variables.tsx';

const isSite = (name: string) => /^(h\d|lead|body-lg)/.test(name);

const variables = tokenNames.type.map((name) => `--bk-type-${name}`);

function Lines({ names }: { names: readonly string[] }) {
  return (
    <div className="docs-sample sb-unstyled">
      {names.map((name) => (
        <div key={name}>
          <code>{name}</code>
          <p
            className="docs-line"
            style={{
              font: `var(--bk-type-${name})`,
              letterSpacing: `var(--bk-tracking-${name}, normal)`,
            }}
          >
            Full house. Calm desk. ₹1,03,948
          </p>
        </div>
      ))}
    </div>
  );
}

export function TypePage() {
  return (
    <>
      <h2>Console</h2>
      <Lines names={tokenNames.type.filter((name) => !isSite(name))} />
      <h2>Reading pages</h2>
      <Lines names={tokenNames.type.filter(isSite)} />
      <h2>Values</h2>
      <Variables names={variables} />
    </>
  );
}
