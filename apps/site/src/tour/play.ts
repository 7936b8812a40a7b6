/** Gives the film its poster and a large button; without script the player's own controls start it. */
export function offerPlay(section: HTMLElement): void {
  const video = section.querySelector('video');
  const button = section.querySelector<HTMLButtonElement>('.tour-play');
  if (!video || !button) return;
  video.poster = video.dataset.poster ?? '';
  button.hidden = false;
  button.addEventListener('click', () => {
    video.focus();
    void video.play();
  });
  // Whichever way it was started. A `default` track would be loaded with the page.
  const begin = () => {
    button.remove();
    const [captions] = video.textTracks;
    if (captions) captions.mode = 'showing';
  };
  video.addEventListener('play', begin, { once: true });
}
