'use client';
import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_ITEMS, CAROUSEL_SPEED_MS } from '../constants.ts';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import { usePageHidden, useReducedMotion } from '../primitives/dom/use-document-state.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { PartsContext, usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { carouselMessages } from './carousel.messages.ts';
import type { CarouselProps } from './carousel.types.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlides } from './carousel-slides.tsx';
import { animateTo, setPosition, snapTo, stepOf, type Turn, visibleCount, wrap } from './track.ts';
import { useSlideSwipe } from './use-swipe.ts';

/**
 * A row of slides that advances automatically. It pauses on hover, focus, touch and in a hidden tab, and doesn't play
 * with reduced motion. Without JavaScript it is a scrollable row.
 */
export function Carousel({ children, parts, ...rest }: CarouselProps) {
  const slides = Children.toArray(children);
  return (
    slides.length > 0 && (
      <PartsContext value={parts}>
        <Region {...rest} slides={slides} />
      </PartsContext>
    )
  );
}

function Region({
  label,
  slides,
  index: givenIndex,
  defaultIndex = 0,
  onIndexChange,
  autoplay = CAROUSEL_AUTOPLAY_MS,
  speed = CAROUSEL_SPEED_MS,
  loop = true,
  items = CAROUSEL_ITEMS,
  className,
  ref,
  ...rest
}: Omit<CarouselProps, 'children'> & { slides: readonly ReactNode[] }) {
  const part = usePart();
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  /** Number of visible slides. 0 until the script has started. */
  const [view, setView] = useState(0);
  /** The row had focus when the script started. It stays focusable until it loses it. */
  const [wasFocused, setWasFocused] = useState(false);
  const [index, setIndex] = useState(wrap(givenIndex ?? defaultIndex, slides.length));
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = usePageHidden();
  const isReduced = useReducedMotion();
  const messages = useMessages('carousel', carouselMessages);

  const count = slides.length;
  const canMove = view > 0 && count > view;
  const last = loop ? count - 1 : Math.max(count - view, 0);

  const start = useEffectEvent((row: HTMLElement, scrolled: number) => {
    const at = givenIndex === undefined && scrolled > 0 ? scrolled : index;
    snapTo(row, at);
    setIndex(at);
  });
  useLayoutEffect(() => {
    const row = track.current;
    const view = viewport.current;
    if (!row || !view) return;
    // Continues from where the row was scrolled before the script started.
    const scrolled = Math.round(view.scrollLeft / stepOf(row));
    view.scrollLeft = 0;
    start(row, scrolled);
    setWasFocused(document.activeElement === view);
    setView(visibleCount(row));
    // In jsdom nothing has a size.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setView(visibleCount(row)));
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(
    () => track.current?.style.setProperty('--bk-carousel-count', `${count}`),
    [count],
  );

  function move(to: number, direction: Turn) {
    if (!track.current) return;
    // The clones begin one slide before the first and right after the last.
    const at = to < -1 || to > count ? wrap(to, count) : to;
    animateTo(track.current, at, { count, ms: speed, direction });
    setIndex(wrap(to, count));
  }

  function go(to: number, direction: Turn) {
    const isPastEnd = to < 0 || to > last;
    if (!canMove || (isPastEnd && !loop)) return;
    move(to, direction);
    if (wrap(to, count) !== index) onIndexChange?.(wrap(to, count));
  }

  // The host may choose another slide or keep the one that it has, and there may be fewer slides or room for more.
  const chosen = view === 0 ? index : canMove ? inRange(givenIndex ?? index) : 0;
  const follow = useEffectEvent(() => {
    if (canMove && givenIndex !== undefined) return move(chosen, 0);
    if (track.current) snapTo(track.current, chosen);
    setIndex(chosen);
  });
  useLayoutEffect(() => {
    if (chosen !== index) follow();
  }, [chosen, index]);

  function inRange(at: number): number {
    return loop ? wrap(at, count) : Math.min(Math.max(at, 0), last);
  }

  const swipe = useSlideSwipe({
    onMove: (moved) => {
      if (!track.current || !canMove) return;
      const at = index - moved / stepOf(track.current);
      if (!loop) setPosition(track.current, Math.min(Math.max(at, 0), last));
      else setPosition(track.current, at < -1 || at > count ? wrap(at, count) : at);
    },
    onEnd: (moved) => {
      if (!track.current) return;
      const slid = -moved / stepOf(track.current);
      // A swipe counts from a sixth of a slide.
      const to = index + Math.round(slid + Math.sign(slid) / 3);
      go(loop ? to : inRange(to), 0);
    },
  });

  const isPlaying = autoplay > 0 && (choice ? choice === 'play' : !isReduced);
  const isSuspended = isHovered || isFocused || isHidden || swipe.isSwiping;
  const isRunning = isPlaying && canMove && !isSuspended;
  const advance = useEffectEvent(() => {
    if (!loop && index >= last) go(0, 0);
    else go(index + 1, 1);
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => advance(), autoplay);
    return () => clearInterval(timer);
  }, [isRunning, autoplay]);

  /** Past the end the visual order differs from the tab order: move on, so that focused slides come first. */
  function showFocused(target: Element) {
    const slide = target.closest('[data-part="slide"]');
    const all = track.current?.querySelectorAll('[data-part="slide"]') ?? [];
    const at = slide ? [...all].indexOf(slide) : -1;
    if (at >= 0 && at < index) go(at, 0);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
    if (altKey || ctrlKey || metaKey || !track.current || !canMove) return;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    // Overlays opened from a slide, such as a menu, are React children with their own keys.
    if (!(target instanceof Element && currentTarget.contains(target))) return;
    if (target.closest('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    // The focused slide may leave the view.
    if (track.current.contains(document.activeElement)) region.current?.focus();
    const isOnward = (key === 'ArrowRight') === stepOf(track.current) > 0;
    const direction = isOnward ? 1 : -1;
    go(index + direction, direction);
  }

  return (
    <section
      aria-roledescription={messages.carousel}
      aria-label={label}
      tabIndex={-1}
      {...rest}
      ref={useMergedRefs(region, ref)}
      className={classNames('bk-carousel', className)}
      data-items={items[0]}
      data-items-768={items[768]}
      data-items-1170={items[1170]}
      data-live={view > 0 || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => {
        // After a mouse click the button keeps focus, which would pause the slides forever.
        if (!target.matches(':focus-visible')) return;
        setFocused(true);
        showFocused(target);
      }}
      onBlur={(event) => {
        if (!isFocusLeft(event)) return;
        const { currentTarget, relatedTarget } = event;
        setWasFocused(false);
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
      onKeyDown={onKeyDown}
    >
      {count > 1 && (
        <CarouselControls
          isIdle={view > 0 && !canMove}
          isPlaying={isPlaying}
          onPlay={
            autoplay > 0
              ? () => {
                  setChoice(isPlaying ? 'pause' : 'play');
                  // Play starts immediately, although pointer and focus are on the button.
                  setHovered(false);
                  setFocused(false);
                }
              : undefined
          }
          onPrevious={() => go(index - 1, -1)}
          onNext={() => go(index + 1, 1)}
          isAtStart={!loop && index <= 0}
          isAtEnd={!loop && index >= last}
        />
      )}
      <div
        {...part('view', 'bk-carousel-view')}
        ref={viewport}
        // Until the script starts, keys scroll the row.
        tabIndex={view > 0 ? (wasFocused ? -1 : undefined) : 0}
        onPointerDown={swipe.onPointerDown}
      >
        <div
          {...part('track', 'bk-carousel-track')}
          ref={track}
          aria-live={isRunning ? 'off' : 'polite'}
        >
          <CarouselSlides
            slides={slides}
            index={index}
            view={view}
            copies={canMove && loop ? view : 0}
          />
        </div>
      </div>
    </section>
  );
}
