'use client';
import { IconButton } from '../icon-button/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { carouselMessages } from './carousel.messages.ts';

interface CarouselControlsProps {
  /** Nothing to move: the controls are hidden but keep their space. */
  isIdle: boolean;
  isPlaying: boolean;
  /** Omitted if nothing plays. */
  onPlay: (() => void) | undefined;
  onPrevious: () => void;
  onNext: () => void;
  isAtStart: boolean;
  isAtEnd: boolean;
}

export function CarouselControls({
  isIdle,
  isPlaying,
  onPlay,
  onPrevious,
  onNext,
  isAtStart,
  isAtEnd,
}: CarouselControlsProps) {
  const part = usePart();
  const messages = useMessages('carousel', carouselMessages);
  return (
    <div {...part('controls', 'bk-carousel-controls')} data-idle={isIdle || undefined}>
      {onPlay && (
        <IconButton
          {...part('play')}
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? messages.pause : messages.play}
          variant="secondary"
          size="md"
          onClick={onPlay}
        />
      )}
      <IconButton
        {...part('previous')}
        icon="arrow-left"
        label={messages.previous}
        variant="secondary"
        size="md"
        disabledReason={isAtStart ? messages.isFirst : undefined}
        onClick={onPrevious}
      />
      <IconButton
        {...part('next')}
        icon="arrow-right"
        label={messages.next}
        variant="secondary"
        size="md"
        disabledReason={isAtEnd ? messages.isLast : undefined}
        onClick={onNext}
      />
    </div>
  );
}
