import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Drawer, type DrawerProps, drawerSides } from '../drawer/index.ts';
import { gone, opened } from './modal-stage.tsx';

export const onClose = fn();
export const mayClose = fn<(reason: string) => boolean>();
const pages = ['Users', ...Array.from({ length: 60 }, (_, at) => `Page ${at + 1}`)];

interface StageProps
  extends Pick<
    DrawerProps,
    'side' | 'label' | 'title' | 'description' | 'media' | 'footer' | 'hasPadding' | 'children'
  > {
  lines?: number;
  defaultOpen?: boolean;
}

export function Stage({ lines = 2, defaultOpen = false, children, ...props }: StageProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={(_, details) => {
          if (mayClose(details.reason) === false) return details.cancel();
          onClose(details.reason);
          return setOpen(false);
        }}
      >
        <nav aria-label="Pages" style={{ padding: props.title === undefined ? 16 : 0 }}>
          <p>
            <a href="#institutes">Institutes</a>
          </p>
          {pages.slice(0, lines - 1).map((page) => (
            <p key={page}>
              <a href={`#${page}`}>{page}</a>
            </p>
          ))}
        </nav>
        {children}
      </Drawer>
    </>
  );
}

/** The meta that all files of these stories share. */
export const drawerStories = {
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
  args: { label: 'Navigation', side: 'start' },
  argTypes: { side: { control: 'inline-radio', options: Object.keys(drawerSides) } },
  beforeEach: () => {
    onClose.mockClear();
    mayClose.mockReset();
  },
  play: async (scene) => {
    await open(scene);
  },
} satisfies Meta<typeof Stage>;

type Story = StoryObj<typeof drawerStories>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

export async function open({ canvas, userEvent }: Pick<Scene, 'canvas' | 'userEvent'>) {
  await gone();
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return opened();
}

export const backdrop = () => document.querySelector('.bk-drawer-backdrop') ?? document.body;
