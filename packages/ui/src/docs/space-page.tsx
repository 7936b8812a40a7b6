import './pages.css';
import { tokenNames } from '../tokens/generated/tokens.ts';
import {
  breakpointDrag,
  breakpointLg,
  breakpointMd,
  breakpointSm,
  breakpointXl,
} from '../tokens/generated/values.ts';
import { Variables } from './variables.tsx';

const breakpoints = [
  ['sm: a phone', breakpointSm],
  ['md: cards become a table', breakpointMd],
  ['drag: dialogs can be moved', breakpointDrag],
  ['lg: the sidebar stays', breakpointLg],
  ['xl: three slides', breakpointXl],
] as const;

const space = tokenNames.space.map((step) => `--bk-space-${step}`);
const radius = tokenNames.radius.map((step) => `--bk-radius-${step}`);
const sizes = tokenNames.size.map((size) => `--bk-size-${size}`);
const shadows = ['xs', 'sm', 'md', 'lg', 'up', 'modal'].map((shadow) => `--bk-shadow-${shadow}`);
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
      <h2>Elevation</h2>
      <Variables
        names={shadows}
        sample={(name) => <div className="docs-shadow" style={{ boxShadow: `var(${name})` }} />}
      />
      <h2>Sizes</h2>
      <Variables names={sizes} />
      <h2>Breakpoints</h2>
      <p>A media query cannot read a variable: write these widths, in pixels.</p>
      <div className="docs-sample sb-unstyled">
        <table>
          <tbody>
            {breakpoints.map(([name, width]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{width}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Layers</h2>
      <Variables names={layers} />
    </>
  );
}
