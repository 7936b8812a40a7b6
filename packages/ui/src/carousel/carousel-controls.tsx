'use client';
import { IconButton } from '../icon-button/index.ts';
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
  const messages = useMessages('carousel', carouselMessages);
  return (
    <div className="bk-carousel-controls" data-part="controls" data-idle={isIdle || undefined}>
      {onPlay && (
        <IconButton
          data-part="play"
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? messages.pause : messages.play}
          variant="secondary"
          size="md"
          onClick={onPlay}
        />
      )}
      <IconButton
        data-part="previous"
        icon="arrow-left"
        label={messages.previous}
        variant="secondary"
        size="md"
        disabledReason={isAtStart ? messages.isFirst : undefined}
        onClick={onPrevious}
      />
      <IconButton
        data-part="next"
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
