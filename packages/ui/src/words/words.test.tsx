import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { BulkBar } from '../bulk-bar/index.ts';
import { Button } from '../button/index.ts';
import { modalWords } from '../modal/modal.words.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { Pagination } from '../pagination/index.ts';
import { dayWords, en, hi, numberWords, type Words, WordsProvider } from './index.ts';
import { wordsOf } from './spoken.ts';
import { useWords } from './use-words.ts';

const inHindi = ({ children }: { children: ReactNode }) => (
  <WordsProvider words={hi}>{children}</WordsProvider>
);

describe('the words of the library', () => {
  it('are English without a provider', () => {
    render(<PageSpinner />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(renderHook(() => useWords('modal', modalWords)).result.current.cancel).toBe('Cancel');
  });

  it('are those of the nearest provider', () => {
    render(
      <WordsProvider words={hi}>
        <WordsProvider words={{ ...en, spinner: { loading: 'One moment' } }}>
          <PageSpinner />
        </WordsProvider>
      </WordsProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('One moment');
  });

  it('are those of the provider for plain functions too, as long as it is there', () => {
    expect(wordsOf('modal', modalWords).cancel).toBe('Cancel');
    const { unmount } = renderHook(() => null, { wrapper: inHindi });
    expect(wordsOf('modal', modalWords).cancel).toBe('रद्द करें');
    unmount();
    expect(wordsOf('modal', modalWords).cancel).toBe('Cancel');
  });

  it('are those of the provider that is left, whichever goes first', () => {
    const first = renderHook(() => null, {
      wrapper: ({ children }) => <WordsProvider words={en}>{children}</WordsProvider>,
    });
    const second = renderHook(() => null, { wrapper: inHindi });
    first.unmount();
    expect(wordsOf('modal', modalWords).cancel).toBe('रद्द करें');
    second.unmount();
    expect(wordsOf('modal', hi.modal).cancel).toBe('रद्द करें');
    expect(wordsOf('modal', modalWords).cancel).toBe('Cancel');
  });

  it('cost a button at rest nothing: what the caller says is all that it says', () => {
    render(<Button>Save</Button>, { wrapper: inHindi });
    expect(document.body.textContent).toBe('Save');
  });
});

const read = (word: unknown) =>
  String(typeof word === 'function' ? word('2027-03-14', '2027-03-15', '3', '3') : word);

describe('a catalogue', () => {
  it('gets a count as a number, to choose the form of the word, and as the language writes it', () => {
    const polish = numberWords('pl-PL');
    const rules = new Intl.PluralRules('pl-PL');
    const rows: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'wiersz', few: 'wiersze' };
    render(
      <WordsProvider
        words={{
          number: polish,
          bulkBar: {
            ...en.bulkBar,
            count: (count, text) => `${text} ${rows[rules.select(count)] ?? 'wierszy'}`,
          },
        }}
      >
        <BulkBar count={12_302} onClear={() => {}}>
          {null}
        </BulkBar>
      </WordsProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('12\u00a0302 wiersze');
  });

  it('of another language has its days by dayWords', () => {
    const french = dayWords('fr-FR');
    expect(french.day('2027-02-14')).toBe('14 févr. 2027');
    expect(french.month('2027-02-14')).toBe('février 2027');
  });

  it('does not compile until it is complete', () => {
    expectTypeOf<Omit<Words, 'modal'>>().not.toExtend<Words>();
    expectTypeOf<Omit<Words, 'modal'> & { modal: { close: string } }>().not.toExtend<Words>();
    expectTypeOf(hi).toExtend<Words>();
  });

  it('may have a part alone: the rest is English', () => {
    render(
      <WordsProvider words={{ number: numberWords('de-DE') }}>
        <Pagination
          page={2}
          totalPages={62}
          total={123_456}
          limit={2_000}
          limits={[2_000]}
          onPage={() => {}}
          onLimit={() => {}}
        />
      </WordsProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('2.001 to 4.000 of 123.456');
  });

  it('in Hindi says nothing twice by mistake, and nothing in English but the names of keys', () => {
    const { number: _, ...spoken } = hi;
    for (const [part, words] of Object.entries(spoken)) {
      for (const [name, word] of Object.entries(words)) {
        const text = read(word);
        expect(text.replace(/Alt\+T|Caps Lock|Escape|Shift/g, ''), `${part}.${name}`).not.toMatch(
          /[a-z]/i,
        );
        expect(text, `${part}.${name}`).toMatch(/\p{Script=Devanagari}/u);
      }
    }
  });
});
