import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Icon, type IconName, IconSprite } from './index.ts';

it('I4: an unknown name warns once in development, and marks its place', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  // Types can't catch it: a name from a server.
  const name: IconName = JSON.parse('"no-such-icon"');
  document.body.insertAdjacentHTML('afterbegin', '<svg id="bk-icon-sprite"></svg>');
  render(
    <>
      <IconSprite />
      <Icon name="house" label="Home" />
      <Icon name={name} label="First" />
      <Icon name={name} label="Second" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Home' })).not.toHaveAttribute('data-missing');
  for (const label of ['First', 'Second']) {
    expect(screen.getByRole('img', { name: label })).toHaveAttribute('data-missing');
  }
  const about = warn.mock.calls.filter(([text]) => String(text).includes('no-such-icon'));
  expect(about).toHaveLength(1);
});
