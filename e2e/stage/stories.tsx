/// <reference types="vite/client" />
import {
  composeStory,
  type Decorator,
  type Meta,
  type StoryObj,
  setProjectAnnotations,
} from '@storybook/react-vite';
import { TooltipProvider } from '../../packages/ui/src/tooltip/index.ts';

interface StoryModule {
  readonly default: Meta;
  readonly [story: string]: StoryObj;
}

/** The parts that an app mounts once. */
const inApp: Decorator = (Story) => (
  <>
    <Story />
    <TooltipProvider />
  </>
);

setProjectAnnotations({ decorators: [inApp] });

const modules = import.meta.glob<StoryModule>('../../packages/ui/src/*/*.stories.tsx', {
  eager: true,
});

function compose(component: string, { default: meta, ...stories }: StoryModule) {
  return Object.entries(stories).map(([name, story]) => {
    const id = `${component}/${name}`;
    return [id, composeStory(story, meta, {}, name)] as const;
  });
}

/** Every story of the library by its folder and name, `button/States`. A new file is in it by itself. */
export const stories: ReadonlyMap<string, ReturnType<typeof composeStory>> = new Map(
  Object.entries(modules).flatMap(([file, module]) =>
    compose(/src\/([^/]+)\//.exec(file)?.[1] ?? file, module),
  ),
);
