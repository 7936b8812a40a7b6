import './pages.css';
import { useRef } from 'react';
import { Button } from '../button/index.ts';
import { tokenNames } from '../tokens/generated/tokens.ts';
import { Variables } from './variables.tsx';

/** Plays one duration with one easing, to compare them by eye. */
function Sample({ duration, easing }: { duration: string; easing: string }) {
  const box = useRef<HTMLDivElement>(null);
  const play = () => {
    const { current } = box;
    if (!current) return;
    const style = getComputedStyle(current);
    const time = Number.parseFloat(style.getPropertyValue(`--bk-duration-${duration}`));
    current.animate([{ transform: 'none' }, { transform: 'translateX(236px)' }], {
      duration: time,
      easing: style.getPropertyValue(`--bk-easing-${easing}`),
    });
  };
  return (
    <>
      <td>
        <Button size="sm" variant="secondary" color="transparent" icon="play" onClick={play}>
          {`Play ${duration}, ${easing}`}
        </Button>
      </td>
      <td className="docs-motion-track">
        <div ref={box} className="docs-motion" />
      </td>
    </>
  );
}

const times = tokenNames.duration.map((duration) => `--bk-duration-${duration}`);

export function MotionPage() {
  return (
    <>
      <h2>Easing</h2>
      <div className="docs-sample sb-unstyled">
        <table>
          <tbody>
            {tokenNames.easing.map((easing) => (
              <tr key={easing}>
                <td>
                  <code>{`--bk-easing-${easing}`}</code>
                </td>
                <Sample duration="slow" easing={easing} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Durations</h2>
      <Variables names={times} />
    </>
  );
}
