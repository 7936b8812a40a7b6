'use client';
import { IconButton } from '../icon-button/index.ts';

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
  return (
    <div className="bk-carousel-controls" data-idle={isIdle || undefined}>
      {onPlay && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? 'Pause' : 'Play'}
          variant="secondary"
          size="md"
          onClick={onPlay}
        />
      )}
      <IconButton
        icon="arrow-left"
        label="Previous"
        variant="secondary"
        size="md"
        disabledReason={isAtStart ? 'This is the first.' : undefined}
        onClick={onPrevious}
      />
      <IconButton
        icon="arrow-right"
        label="Next"
        variant="secondary"
        size="md"
        disabledReason={isAtEnd ? 'This is the last.' : undefined}
        onClick={onNext}
      />
    </div>
  );
}
