/** The page that shows one story at a time, without a Storybook around it. Tests drive it by `window.stage`. */
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { insertSprite } from '../../packages/ui/src/icon/insert-sprite.ts';
import { differences, looks } from './look.ts';
import { stories } from './stories.tsx';

let root: Root | undefined;

/** An empty place for a story. Nothing of the one before stays: neither its tree nor what it left at the page's end. */
function clear(): HTMLElement {
  root?.unmount();
  root = undefined;
  document.querySelector('#stage')?.remove();
  const place = document.createElement('div');
  place.id = 'stage';
  document.body.append(place);
  return place;
}

function prepare(id: string) {
  const Story = stories.get(id);
  if (!Story) throw new Error(`There is no story ${id}.`);
  document.documentElement.dataset.theme = Story.globals.theme === 'dark' ? 'dark' : 'light';
  return { Story, place: clear() };
}

/** Puts the page into one of its hosts: the others' style sheets are as good as absent. */
async function enter(host: string): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-host]')) {
    link.disabled = link.dataset.host !== host;
  }
  await frame();
  // Nothing is compared on its way from one look to the other.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

const frame = () => new Promise(requestAnimationFrame);

const stage = {
  ready: insertSprite('/icons.svg'),

  stories: () =>
    [...stories].map(([id, { globals, play }]) => ({
      id,
      /** The width that the story asks for, in pixels. */
      width: Number(/\d+/.exec(globals.viewport?.value ?? '')?.[0] ?? 1280),
      plays: play !== undefined,
    })),

  /** Shows a story as an app would, and answers when it has been painted. */
  async show(id: string): Promise<void> {
    const { Story, place } = prepare(id);
    root = createRoot(place);
    root.render(
      <StrictMode>
        <Story />
      </StrictMode>,
    );
    await frame();
    await frame();
  },

  /**
   * Shows a story and lets it open, type and press what it does, for so many milliseconds at most.
   * @returns whether it came to its end.
   */
  async play(id: string, longest: number): Promise<boolean> {
    const { Story, place } = prepare(id);
    return Promise.race([
      Story.run({ canvasElement: place }).then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(true), longest)),
    ]);
  },

  /** How what is shown looks in other hosts than in the first: a line for each part and property that differs. */
  async compare([first = '', ...others]: readonly string[]): Promise<Record<string, string[]>> {
    const look = async (host: string) => {
      await enter(host);
      return looks(document.querySelector('#stage')?.getBoundingClientRect() ?? new DOMRect());
    };
    const own = await look(first);
    const found: Record<string, string[]> = {};
    for (const host of others) found[host] = differences(own, await look(host));
    await enter(first);
    return found;
  },
};

declare global {
  interface Window {
    stage: typeof stage;
  }
}

window.stage = stage;
