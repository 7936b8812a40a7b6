import './pages.css';
import { tokenNames } from '../tokens/generated/tokens.ts';
import { Variables } from './variables.tsx';

const space = tokenNames.space.map((step) => `--bk-space-${step}`);
const radius = tokenNames.radius.map((step) => `--bk-radius-${step}`);
const layers = tokenNames.zIndex.map((layer) => `--bk-z-${layer}`);

export function SpacePage() {
  return (
    <>
      <h2>Space</h2>
      <Variables
        names={space}
        sample={(name) => <div className="docs-bar" style={{ width: `var(${name})` }} />}
      />
      <h2>Radius</h2>
      <Variables
        names={radius}
        sample={(name) => (
          <div className="docs-radius" style={{ borderTopLeftRadius: `var(${name})` }} />
        )}
      />
      <h2>Layers</h2>
      <Variables names={layers} />
    </>
  );
}
