import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { BulkActionBar } from '../bulk-action-bar/index.ts';
import { Button } from '../button/index.ts';
import { Carousel } from '../carousel/index.ts';
import { CommandPalette } from '../command-palette/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { ImageCrop } from '../image-crop/index.ts';
import { modalMessages } from '../modal/modal.messages.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { Pagination } from '../pagination/index.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { SaveBar } from '../save-bar/index.ts';
import { dateFormats, en, hi, type Messages, MessagesProvider, numberFormats } from './index.ts';

const inHindi = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={hi}>{children}</MessagesProvider>
);

describe('the messages', () => {
  it('are English without a provider', () => {
    render(<PageSpinner />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(renderHook(() => useMessages('modal', modalMessages)).result.current.cancel).toBe(
      'Cancel',
    );
  });

  it('come from the nearest provider', () => {
    render(
      <MessagesProvider messages={hi}>
        <MessagesProvider messages={{ ...en, spinner: { loading: 'One moment' } }}>
          <PageSpinner />
        </MessagesProvider>
      </MessagesProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('One moment');
  });

  it('add nothing to an idle button', () => {
    render(<Button>Save</Button>, { wrapper: inHindi });
    expect(document.body.textContent).toBe('Save');
  });
});

/** No words: a locale, formats in digits, and given words one after the other. */
const wordless = new Set(['cell', 'locale', 'year', 'dayNumber', 'time', 'hourCycle', 'types']);

const read = (word: unknown) =>
  String(typeof word === 'function' ? word('2027-03-14', '2027-03-15', '3', '3') : word);

describe('a catalogue', () => {
  it('gets a count as a number, for the plural form, and formatted', () => {
    const polish = numberFormats('pl-PL');
    const rules = new Intl.PluralRules('pl-PL');
    const rows: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'wiersz', few: 'wiersze' };
    render(
      <MessagesProvider
        messages={{
          number: polish,
          bulkActionBar: {
            ...en.bulkActionBar,
            count: (count, text) => `${text} ${rows[rules.select(count)] ?? 'wierszy'}`,
          },
        }}
      >
        <BulkActionBar count={12_302} onClear={() => {}}>
          {null}
        </BulkActionBar>
      </MessagesProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('12\u00a0302 wiersze');
  });

  it('gets the digits of its locale in every count', () => {
    const three = ['one', 'two', 'three'];
    render(
      <MessagesProvider messages={{ number: numberFormats('hi-IN-u-nu-deva') }}>
        <SaveBar
          changes={three.map((label) => ({ label, before: 'a', after: 'b' }))}
          onDiscard={() => {}}
        />
        <ErrorSummary errors={three.map((message) => ({ message }))} />
        <Carousel label="Guests">
          {three.map((name) => (
            <p key={name}>{name}</p>
          ))}
        </Carousel>
        <ImageCrop label="Your photo" src="photo.png" />
        <CommandPalette
          open
          label="Commands"
          query=""
          onQueryChange={() => {}}
          onOpenChange={() => {}}
          groups={[
            {
              label: 'All',
              items: three.map((key) => ({ key, label: key, onSelect: () => {} })),
            },
          ]}
        />
      </MessagesProvider>,
    );
    expect(screen.getByText('३ changes')).toBeInTheDocument();
    expect(screen.getByText('Fix ३ errors to continue.')).toBeInTheDocument();
    expect(document.querySelector('[aria-label="३ of ३"]')).not.toBeNull();
    expect(document.querySelector('[aria-valuetext="१००%"]')).not.toBeNull();
    expect(screen.getByText('३ results')).toBeInTheDocument();
  });

  it('of another language formats dates with dateFormats', () => {
    const french = dateFormats('fr-FR');
    expect(french.day('2027-02-14')).toBe('14 févr. 2027');
    expect(french.month('2027-02-14')).toBe('février 2027');
  });

  it('does not compile until it is complete', () => {
    expectTypeOf<Omit<Messages, 'modal'>>().not.toExtend<Messages>();
    expectTypeOf<Omit<Messages, 'modal'> & { modal: { close: string } }>().not.toExtend<Messages>();
    expectTypeOf(hi).toExtend<Messages>();
  });

  it('may be partial: the rest is English', () => {
    render(
      <MessagesProvider messages={{ number: numberFormats('de-DE') }}>
        <Pagination
          page={2}
          totalPages={62}
          total={123_456}
          limit={2_000}
          limits={[2_000]}
          onPageChange={() => {}}
          onLimitChange={() => {}}
        />
      </MessagesProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('2.001 to 4.000 of 123.456');
  });

  it('in Hindi contains no English but the names of keys and the digits of a colour', () => {
    const { number: _, ...strings } = hi;
    for (const [part, messages] of Object.entries(strings)) {
      for (const [name, word] of Object.entries(messages)) {
        if (wordless.has(name)) continue;
        const text = read(word);
        expect(
          text.replace(/Alt(?:\+T)?|Caps Lock|Enter|Escape|Shift|#[0-9a-f]{6}/g, ''),
          `${part}.${name}`,
        ).not.toMatch(/[a-z]/i);
        expect(text, `${part}.${name}`).toMatch(/\p{Script=Devanagari}/u);
      }
    }
  });
});
