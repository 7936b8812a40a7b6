/**
 * Draws each story once it is opened. Until then its frame is in a template: a frame that is not seen costs the page as
 * much time as one that is, and some pages have seventy.
 */
export function drawOpenedStories(): void {
  for (const story of document.querySelectorAll('details[open]')) draw(story);
  // It does not bubble.
  document.addEventListener('toggle', ({ target }) => target instanceof Element && draw(target), {
    capture: true,
  });
}

function draw(story: Element): void {
  const frame = story.querySelector(':scope > div > template');
  if (frame instanceof HTMLTemplateElement) frame.replaceWith(frame.content);
}
