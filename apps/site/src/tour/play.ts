/**
 * Gives the video its poster and one large button in the place of the player's controls, which come when it plays.
 * Without script they are there from the start.
 */
export function offerPlay(section: HTMLElement): void {
  const video = section.querySelector('video');
  const button = section.querySelector<HTMLButtonElement>('.tour-play');
  if (!video || !button) return;
  video.poster = video.dataset.poster ?? '';
  video.controls = false;
  button.hidden = false;
  // The whole picture is the button, as players have it; to keys and readers it is the one that is drawn.
  video.parentElement?.addEventListener('click', () => {
    if (video.controls) return;
    video.controls = true;
    video.focus();
    void video.play();
  });
  // Whichever way it was started. A `default` track would be loaded with the page.
  const begin = () => {
    video.controls = true;
    button.remove();
    const [captions] = video.textTracks;
    if (captions) captions.mode = 'showing';
  };
  video.addEventListener('play', begin, { once: true });
}
