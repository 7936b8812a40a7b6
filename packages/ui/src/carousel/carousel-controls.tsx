'use client';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../words/use-words.ts';
import { carouselWords } from './carousel.words.ts';

interface CarouselControlsProps {
  /** There is nothing to move: the controls keep their room, and are gone. */
  isIdle: boolean;
  isPlaying: boolean;
  /** Left out where nothing plays. */
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
  const words = useWords('carousel', carouselWords);
  return (
    <div className="bk-carousel-controls" data-idle={isIdle || undefined}>
      {onPlay && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          variant="secondary"
          size="md"
          onClick={onPlay}
        />
      )}
      <IconButton
        icon="arrow-left"
        label={words.previous}
        variant="secondary"
        size="md"
        disabledReason={isAtStart ? words.isFirst : undefined}
        onClick={onPrevious}
      />
      <IconButton
        icon="arrow-right"
        label={words.next}
        variant="secondary"
        size="md"
        disabledReason={isAtEnd ? words.isLast : undefined}
        onClick={onNext}
      />
    </div>
  );
}
