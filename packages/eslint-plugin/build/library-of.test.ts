import { describe, expect, it } from 'vitest';
import { library } from '../src/library.ts';
import { libraryOf, type Registry } from './library-of.ts';

const prop = (name: string, rest = {}) => ({
  name,
  type: 'string',
  description: '',
  isRequired: false,
  ...rest,
});

const registry: Registry = {
  version: '3.1.0',
  components: [
    {
      exports: [
        {
          name: 'Round',
          kind: 'component',
          element: 'button',
          elementProps: ['disabled'],
          props: [
            prop('label', { isRequired: true }),
            prop('disabledReason'),
            prop('tint', { description: 'Any CSS colour.' }),
            prop('gap', { type: 'Gap' }),
            prop('hint', { deprecated: 'Use `label`.' }),
            prop('tip', { deprecated: 'Write it below the button.' }),
          ],
        },
        { name: 'useRound', kind: 'function', props: [] },
      ],
      formerProps: {
        Round: [
          { name: 'caption', now: 'label', until: '2.0.0', isRenamed: true },
          { name: 'onClose', now: 'onOpenChange', until: '3.0.0', isRenamed: false },
        ],
      },
    },
  ],
  tokens: [
    { variable: '--bk-brand-600', group: 'brand', light: 'oklch(0.54 0.092 196.4)' },
    { variable: '--bk-border-selected', group: 'border', light: 'var(--bk-brand-600)' },
    { variable: '--bk-bg-scrim', group: 'bg', light: 'oklch(0.165 0.016 215 / 0.52)' },
    { variable: '--bk-space-10', group: 'space', value: '10px' },
    { variable: '--bk-space-2', group: 'space', value: '2px' },
  ],
};

describe('what the rules know', () => {
  it('is read of the registry', () => {
    expect(libraryOf(registry)).toEqual({
      version: '3.1.0',
      components: {
        Round: {
          isNamedByLabel: true,
          isNamedByChildren: false,
          takesReason: true,
          takesLoading: false,
          colorProps: ['tint'],
          spaceProps: ['gap'],
          deprecatedProps: {
            caption: { advice: 'It is `label` since 2.0.0.', renamedTo: 'label' },
            hint: { advice: 'Use `label`.', renamedTo: 'label' },
            onClose: {
              advice:
                'It is part of `onOpenChange` since 3.0.0: `npx @booking/ui upgrade` rewrites it.',
            },
            tip: { advice: 'Write it below the button.' },
          },
        },
      },
      colors: [{ variable: '--bk-border-selected', use: 'border', light: '#007f80' }],
      spaces: [2, 10],
    });
  });

  it('covers the library as it is', () => {
    const { components, colors, spaces } = library;
    expect(components.IconButton?.isNamedByLabel).toBe(true);
    expect(components.Button?.isNamedByChildren).toBe(true);
    expect(components.TextField?.takesReason).toBe(true);
    expect(components.Stack?.spaceProps).toEqual(['gap']);
    expect(components.Spinner?.colorProps).toEqual(['color']);
    expect(spaces).toContain(16);
    expect(new Set(colors.map(({ use }) => use))).toEqual(
      new Set(['text', 'background', 'border']),
    );
  });
});
