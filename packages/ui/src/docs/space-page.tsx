import './pages.css';
import { tokenNames } from '../tokens/generated/tokens.ts';

/** What the page makes of a variable now. */
function Value({ name }: { name: string }) {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name);
  return <code>{value}</code>;
}

export function SpacePage() {
  return (
    <>
      <h2>Space</h2>
      <div className="docs-sample sb-unstyled">
        <table>
          <tbody>
            {tokenNames.space.map((step) => (
              <tr key={step}>
                <td>
                  <code>{`--bk-space-${step}`}</code>
                </td>
                <td>
                  <Value name={`--bk-space-${step}`} />
                </td>
                <td>
                  <div className="docs-bar" style={{ width: `var(--bk-space-${step})` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Radius</h2>
      <div className="docs-sample docs-grid sb-unstyled">
        {tokenNames.radius.map((step) => (
          <div key={step} className="docs-swatch">
            <div
              className="docs-radius"
              style={{ borderTopLeftRadius: `var(--bk-radius-${step})` }}
            />
            <code>{`radius-${step}`}</code>
          </div>
        ))}
      </div>
      <h2>Layers</h2>
      <div className="docs-sample sb-unstyled">
        <table>
          <tbody>
            {tokenNames.zIndex.map((layer) => (
              <tr key={layer}>
                <td>
                  <code>{`--bk-z-${layer}`}</code>
                </td>
                <td>
                  <Value name={`--bk-z-${layer}`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
