/** Lays a large button over the film; without script the player's own controls start it. */
export function offerPlay(section: HTMLElement): void {
  const video = section.querySelector('video');
  const button = section.querySelector<HTMLButtonElement>('.tour-play');
  if (!video || !button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    video.focus();
    void video.play();
  });
  // Whichever way it was started.
  video.addEventListener('play', () => button.remove(), { once: true });
}
