'use client';
import type { ReactNode } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { carouselMessages } from './carousel.messages.ts';
import { wrap } from './track.ts';

interface CarouselSlidesProps {
  slides: readonly ReactNode[];
  index: number;
  view: number;
  /** Number of clones after the last slide. If there are any, the last slide is also cloned before the first. */
  copies: number;
}

/**
 * The slides with clones at both ends, which are visible only while the row moves past an end. At rest, slides past the
 * end take the place of the clones (`data-past`).
 */
export function CarouselSlides({ slides, index, view, copies }: CarouselSlidesProps) {
  const part = usePart();
  const count = slides.length;
  const messages = useMessages('carousel', carouselMessages);
  const { plain } = useNumber();
  return (
    <>
      {copies > 0 && <Copy edge="before">{slides.at(-1)}</Copy>}
      {slides.map((slide, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position.
          key={at}
          {...part('slide', 'bk-carousel-slide')}
          role="group"
          aria-roledescription={messages.slide}
          aria-label={messages.position(at + 1, count, plain(at + 1), plain(count))}
          inert={view > 0 && wrap(at - index, count) >= view}
          data-past={(at < index && wrap(at - index, count) < copies) || undefined}
        >
          {slide}
        </div>
      ))}
      {slides.slice(0, copies).map((slide, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Copy key={at} edge="after">
          {slide}
        </Copy>
      ))}
    </>
  );
}

function Copy({ edge, children }: { edge: 'before' | 'after'; children: ReactNode }) {
  const part = usePart();
  return (
    <div {...part('clone', 'bk-carousel-slide')} data-clone={edge} aria-hidden inert>
      {children}
    </div>
  );
}
