import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ButtonLink, type ButtonLinkProps } from '../button-link/index.ts';
import type { IconProps } from '../icon/index.ts';
import type { IconButtonProps } from '../icon-button/index.ts';
import {
  Button,
  type ButtonColor,
  type ButtonProps,
  type ButtonVariant,
  buttonColors,
  buttonVariants,
} from './index.ts';

describe('the markup of a button', () => {
  const looks = (Object.keys(buttonColors) as ButtonColor[]).flatMap((color) =>
    (Object.keys(buttonVariants) as ButtonVariant[]).map((variant) => ({ color, variant })),
  );

  it.each(looks)('is one node of at most 90 bytes: $color, $variant', (look) => {
    const html = renderToString(<Button {...look}>Save</Button>);
    expect(html.length).toBeLessThanOrEqual(90);
    expect(html.match(/</g)).toHaveLength(2);
  });

  it('has one class for colour and variant', () => {
    const remove = (
      <Button color="red" variant="secondary">
        Delete
      </Button>
    );
    expect(renderToString(remove)).toBe(
      '<button type="button" class="bk-button bk-button-red-secondary">Delete</button>',
    );
    const go = (
      <ButtonLink href="/" size="xl" className="wide">
        Go
      </ButtonLink>
    );
    expect(renderToString(go)).toBe(
      '<a href="/" class="bk-button bk-button-theme bk-button-xl wide">Go</a>',
    );
  });
});

describe('a name', () => {
  it('is required by the types of every control', () => {
    expectTypeOf<Record<never, never>>().not.toExtend<ButtonProps>();
    expectTypeOf<{ children: string }>().toExtend<ButtonProps>();
    expectTypeOf<{ href: string }>().not.toExtend<ButtonLinkProps>();
    expectTypeOf<{ href: string; children: string }>().toExtend<ButtonLinkProps>();
    expectTypeOf<{ icon: 'x' }>().not.toExtend<IconButtonProps>();
    expectTypeOf<{ icon: 'x'; label: string }>().toExtend<IconButtonProps>();
  });

  it('is required for an icon with a reason', () => {
    expectTypeOf<{ name: 'lock' }>().toExtend<IconProps>();
    expectTypeOf<{ name: 'lock'; disabledReason: string }>().not.toExtend<IconProps>();
    expectTypeOf<{ name: 'lock'; label: string; disabledReason: string }>().toExtend<IconProps>();
  });

  it('of an unknown icon, colour or variant is rejected', () => {
    expectTypeOf<{ name: 'no-such-icon' }>().not.toExtend<IconProps>();
    expectTypeOf<{ children: string; color: 'pink' }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ children: string; variant: 'tertiary' }>().not.toExtend<ButtonProps>();
  });
});
