import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Makes classes such as `pseudo-hover` work in play functions. The add-on writes its rules when Storybook renders a
 * story; a story that runs as a test does not trigger it.
 */
export function writeForcedStates(): void {
  addons.getChannel().emit(STORY_RENDERED);
}
