import { describe, expect, it, onTestFinished } from 'vitest';
import { resetRegion, setRegion } from '../region/region.ts';
import { fileDays, numberLocaleOf } from './file-values.ts';
import { textOfFile } from './read-file.ts';

const TODAY = '2026-11-26';
const daysOf = (...texts: readonly string[]) => {
  const days = fileDays(texts, TODAY);
  return { days, read: texts.map((text) => days.read(text)) };
};

describe('the days of a file', () => {
  it('have the day first', () => {
    const { read, days } = daysOf('04/05/2027', '24/12/26', '24-Dec-26', '2026/12/24');
    expect(read).toEqual(['2027-05-04', '2026-12-24', '2026-12-24', '2026-12-24']);
    expect(days).toMatchObject({ isMonthFirst: false, isMixed: false });
  });

  it('have the month first if one of them can’t have the day first', () => {
    const { read, days } = daysOf('04/05/2027', '04/12/2027', '04/13/2027', '30 Apr 2027');
    expect(read).toEqual(['2027-04-05', '2027-04-12', '2027-04-13', '2027-04-30']);
    expect(days.isMonthFirst).toBe(true);
  });

  it('are not guessed where both are written', () => {
    const { read, days } = daysOf('04/05/2027', '04/13/2027', '13/04/2027', '05/05/2027');
    expect(read).toEqual([undefined, '2027-04-13', '2027-04-13', '2027-05-05']);
    expect(days).toMatchObject({ isMonthFirst: false, isMixed: true });
  });

  it.each(['14', '14 Mar', '46380', '31/02/2027', '13/13/2027', '24/12/2026 10:00', ''])(
    'are whole dates and nothing else: "%s" is none',
    (text) => {
      expect(daysOf(text).read).toEqual([undefined]);
    },
  );
});

describe('a file', () => {
  it('has the decimal sign of its separator, or of the viewer', () => {
    setRegion({ locale: 'en-ZA', timezone: null });
    onTestFinished(resetRegion);
    expect(numberLocaleOf(';')).toBe('de-DE');
    expect(numberLocaleOf(',')).toBe('en-IN');
    expect(numberLocaleOf('\t')).toBe('en-ZA');
  });

  it('is read in the encodings that spreadsheets write, and refused in others', async () => {
    const text = 'Café,1';
    const utf16 = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0));
    expect(await textOfFile(new Blob([text]))).toBe(text);
    expect(await textOfFile(new Blob([utf16]))).toBe(text);
    await expect(textOfFile(new Blob([new Uint8Array([0x43, 0xe9])]))).rejects.toThrow('CSV UTF-8');
  });
});
