import { createElement as h, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar/index.ts';
import { Button } from './button/index.ts';
import { ButtonLink } from './button-link/index.ts';
import { Icon, IconSprite } from './icon/index.ts';
import { IconButton } from './icon-button/index.ts';
import { Kbd } from './kbd/index.ts';
import { PageSpinner } from './page-spinner/index.ts';
import { ProgressBar } from './progress-bar/index.ts';
import { Skeleton } from './skeleton/index.ts';
import { Spinner } from './spinner/index.ts';
import { Tag } from './tag/index.ts';
import { TooltipLayer } from './tooltip/index.ts';

const parts: Record<string, ReactNode> = {
  Avatar: h(Avatar, { name: 'Anjali Menon' }),
  Button: h(Button, { icon: 'check' }, 'Save changes'),
  'Button, loading': h(Button, { isLoading: true }, 'Save changes'),
  ButtonLink: h(ButtonLink, { href: '/login' }, 'Sign in'),
  Icon: h(Icon, { name: 'logo' }),
  IconSprite: h(IconSprite),
  IconButton: h(IconButton, { icon: 'x', label: 'Close' }),
  Kbd: h(Kbd, null, 'Ctrl K'),
  PageSpinner: h(PageSpinner),
  ProgressBar: h(ProgressBar, { label: 'Loading', value: 40 }),
  Skeleton: h(Skeleton),
  Spinner: h(Spinner, { label: 'Loading' }),
  Tag: h(Tag, { tone: 'success' }, 'Active'),
  TooltipLayer: h(TooltipLayer),
};

describe('on a server, where there is no document', () => {
  it('runs without one', () => {
    expect('document' in globalThis).toBe(false);
  });

  // The strict policy refuses style attributes in the HTML that a page is served with.
  it.each(Object.entries(parts))('%s renders, without a style attribute', (_, part) => {
    expect(renderToString(part)).not.toContain('style=');
  });
});
