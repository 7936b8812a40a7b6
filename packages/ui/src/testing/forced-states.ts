import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Makes the classes `pseudo-hover`, `pseudo-active` and the like work while a story plays. The add-on writes its twin of
 * every rule when Storybook says that a story is rendered; a story that runs as a test does not say so.
 */
export function writeForcedStates(): void {
  addons.getChannel().emit(STORY_RENDERED);
}
