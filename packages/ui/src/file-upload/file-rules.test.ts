import { expect, it } from 'vitest';
import { acceptText, checkFiles, filesOf, rulesText } from './file-rules.ts';
import { fileUploadMessages } from './file-upload.messages.ts';

const formats = { messages: fileUploadMessages, locale: 'en-IN', plain: String };
const takes = (accept: readonly string[], name: string, type: string) =>
  checkFiles([new File(['x'], name, { type })], 1, { accept, maxBytes: undefined, max: 1 }, formats)
    .taken.length === 1;

it.each<[string[], string, string, boolean]>([
  [['image/jpg'], 'photo.jpg', 'image/jpeg', true],
  [['image/jpeg'], 'photo.jpg', 'image/jpg', true],
  [['*/*'], 'anything', '', true],
  [['csv'], 'rates.csv', 'text/csv', true],
  [['text/csv'], 'rates.csv', 'application/vnd.ms-excel', true],
  [['text/csv'], 'rates.csv', '', true],
  [['.CSV'], 'rates.csv', '', true],
  [['image/*'], 'photo.png', 'image/png', true],
  [['image/png'], 'photo.jpg', 'image/jpeg', false],
  [['text/csv'], 'rates.xls', 'application/vnd.ms-excel', false],
])('%j of %s (%s) is taken: %s', (accept, name, type, isTaken) => {
  expect(takes(accept, name, type)).toBe(isTaken);
});

it.each<[string[], string | undefined]>([
  [['image/jpg', 'image/png'], 'JPEG or PNG'],
  [['.csv', 'text/csv'], 'CSV'],
  [['application/vnd.ms-excel', '.xlsx'], 'XLS or XLSX'],
  [['image/*', '.pdf'], 'image or PDF'],
  [['VIDEO/*', 'audio/*'], 'video or audio'],
  [['*/*'], undefined],
])('%j is said as %s', (accept, text) => {
  expect(rulesText({ accept, maxBytes: undefined, max: 1 }, formats)).toBe(text);
});

it('says which types a file can have', () => {
  const file = new File(['x'], 'notes.txt', { type: 'text/plain' });
  const rules = { accept: ['image/*', '.xls'], maxBytes: undefined, max: 1 };
  expect(checkFiles([file], 1, rules, formats).problems).toEqual([
    'notes.txt: Choose an image or XLS file.',
  ]);
  expect(checkFiles([file], 1, { ...rules, accept: ['.pdf', '.svg'] }, formats).problems).toEqual([
    'notes.txt: Choose a PDF or SVG file.',
  ]);
});

it('tells a file chooser the types that browsers know', () => {
  expect(acceptText(['image/jpg', 'csv', '.pdf'])).toBe('image/jpeg,.csv,.pdf');
  expect(acceptText(['*/*'])).toBeUndefined();
});

it('leaves out a folder that is dropped', () => {
  const [photo, folder] = ['photo.png', 'folder'].map((name) => new File(['x'], name));
  if (!photo || !folder) throw new Error('Two are needed.');
  const items = [photo, folder].map(({ name }) => ({
    webkitGetAsEntry: () => ({ name, isDirectory: name === 'folder' }),
  }));
  expect(filesOf({ files: [photo, folder], items })).toEqual({
    files: [photo],
    folders: ['folder'],
  });
});
