import '../pages.css';
import { useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

type ModuleExport = Parameters<typeof useOf>[0];

/** A part: its selector within the sample, its name and its purpose. */
type Part = readonly [selector: string, name: string, what: string];

interface Pin {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

interface AnatomyProps {
  parts: readonly Part[];
  /** A live sample. */
  children?: ReactNode;
  /** A story in an iframe instead of a sample, for components that cover the page. */
  of?: ModuleExport;
  /** Height of the iframe in px. Default 360. */
  height?: number;
}

/** A live sample with numbered parts and a legend below. */
export function Anatomy({ parts, children, of, height = 360 }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const pins = usePins(stage, parts);
  return (
    <div className="docs-sample sb-unstyled">
      <div ref={stage} className={of ? 'docs-stage docs-stage-frame' : 'docs-stage'} inert>
        {of ? <Framed of={of} height={height} /> : children}
        {pins.map(({ number, left, top }) => (
          <span key={number} className="docs-pin" style={{ left, top }} aria-hidden="true">
            {number}
          </span>
        ))}
      </div>
      <ol className="docs-parts">
        {parts.map(([selector, name, what]) => (
          <li key={`${selector} ${name}`}>
            <strong>{name}</strong> {what}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The story in an iframe, which has its own viewport to cover. */
function Framed({ of, height }: { of: ModuleExport; height: number }) {
  const { story } = useOf(of, ['story']);
  return (
    <iframe
      title={story.name}
      className="docs-frame"
      height={height}
      src={`./iframe.html?id=${story.id}&viewMode=story`}
    />
  );
}

const pinSize = 20;

/** Returns the positions of the parts, measured repeatedly. */
function usePins(stage: RefObject<HTMLElement | null>, parts: readonly Part[]) {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const measure = () => {
      const frame = box.querySelector('iframe');
      const inside = frame ? frame.contentDocument : box;
      const from = frame ? new DOMRect() : box.getBoundingClientRect();
      const measured: Pin[] = [];
      for (const [index, [selector]] of parts.entries()) {
        const part = inside?.querySelector(selector)?.getBoundingClientRect();
        if (part?.width) measured.push(pin(index + 1, part, from, measured));
      }
      setPins((previous) =>
        JSON.stringify(previous) === JSON.stringify(measured) ? previous : measured,
      );
    };
    // Fonts, icons and the iframe load late, and the window may be resized.
    const timer = setInterval(measure, 300);
    measure();
    return () => clearInterval(timer);
  }, [stage, parts]);
  return pins;
}

/** Places a number before the part, or above, below or after it if another number is there. */
function pin(number: number, part: DOMRect, from: DOMRect, pinned: readonly Pin[]): Pin {
  const left = part.left - from.left;
  const top = part.top - from.top;
  const middle = left + part.width / 2;
  const center = top + part.height / 2;
  const half = pinSize / 2;
  const places = [
    { left: left - half, top: center },
    { left: middle, top: top - half },
    { left: middle, top: top + part.height + half },
    { left: left + part.width + half, top: center },
  ];
  const isFree = (place: Omit<Pin, 'number'>) =>
    place.top > half &&
    place.left > half &&
    pinned.every((mark) => Math.hypot(mark.left - place.left, mark.top - place.top) > pinSize);
  const place = places.find(isFree) ?? { left, top: center };
  return { number, ...place };
}
