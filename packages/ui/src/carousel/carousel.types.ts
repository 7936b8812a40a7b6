import type { ComponentProps, ReactNode } from 'react';
import type { PartsProps } from '../primitives/react/parts.ts';

type ItemCount = 1 | 2 | 3 | 4;

/**
 * Number of visible slides by minimum screen width. For other widths set `--bk-carousel-items` in a style sheet. Widths
 * come only from style sheets, so nothing shifts when the script starts.
 */
export interface CarouselItems {
  0?: ItemCount | undefined;
  768?: ItemCount | undefined;
  1170?: ItemCount | undefined;
}

/** Event handlers that the carousel sets itself. */
type OwnHandlers = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onKeyDown';

/** The parts of `Carousel`. */
export type CarouselPart =
  | 'clone'
  | 'controls'
  | 'next'
  | 'play'
  | 'previous'
  | 'slide'
  | 'track'
  | 'view';

export interface CarouselProps
  extends PartsProps<CarouselPart>,
    Omit<ComponentProps<'section'>, OwnHandlers> {
  /** Names the region: "What customers say". */
  label: string;
  /** Each child is a slide. Slides are cloned at the ends, so don't rely on ids in them. */
  children?: ReactNode;
  /** The first visible slide, from 0. */
  index?: number | undefined;
  /** The first visible slide at first. Default 0. */
  defaultIndex?: number | undefined;
  /** Called when the user or the timer moves on. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Time between slides while playing, in ms; 0 never plays. Default 8500 (`CAR-01`). */
  autoplay?: number | undefined;
  /** Duration of the animation, in ms. Default 450 (`CAR-01`). */
  speed?: number | undefined;
  /** Continues from the last slide to the first. Default true (`CAR-01`). */
  loop?: boolean | undefined;
  /** Default 1, 2 from 768 px, 3 from 1170 px (`CAR-01`). */
  items?: CarouselItems | undefined;
}
