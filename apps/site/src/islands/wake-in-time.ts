/**
 * Wakes an island before it is needed: when it is less than a window's height away, or at the first touch or focus in
 * it. What is pressed before it is awake, `earlier` or from now on, is pressed again for the visitor once it is.
 */
export function wakeInTime(island: HTMLElement, earlier: EventTarget | null): void {
  const controls = () => [...island.querySelectorAll<HTMLElement>('button')];
  /** By its place: a part may put another control there when it wakes. */
  const placeOf = (target: EventTarget | null) =>
    controls().findIndex((control) => target instanceof Node && control.contains(target));
  let pressed = placeOf(earlier);
  let isAsleep = true;

  const note = ({ target }: Event) => {
    pressed = placeOf(target);
  };
  const wake = async () => {
    if (!isAsleep) return;
    isAsleep = false;
    observer.disconnect();
    try {
      const { hydrate } = await import('./hydrate.tsx');
      await hydrate(island);
      island.dataset.awake = '';
      island.removeEventListener('click', note);
      controls()[pressed]?.click();
    } catch {
      // The page reads as it is; the next touch asks again.
      isAsleep = true;
    }
  };

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void wake(),
    { rootMargin: '100% 0%' },
  );
  observer.observe(island);
  island.addEventListener('click', note);
  for (const sign of ['pointerdown', 'focusin']) island.addEventListener(sign, () => void wake());
  if (pressed >= 0) void wake();
}
