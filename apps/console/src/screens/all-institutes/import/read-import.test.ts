import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../csv/csv-text.ts';
import { templates } from '../../../testing/institutes.ts';
import { importColumns, templateRows } from './import-columns.ts';
import { IMPORT_MAX, readImport } from './read-import.ts';

const HEAD = 'Name,Code,Type,Email,Phone,Street,City';
const line = (code: string, name = 'Kestrel House') =>
  `${name},${code},Guest house,desk@kestrel.example,98765 43210,1 Ridge Road,Madikeri`;
const read = (...lines: readonly string[]) => readImport(lines.join('\r\n'), templates);

describe('an import', () => {
  it('reads the template file that it offers', () => {
    const { rows, problems, ignored } = readImport(csvOf(templateRows), templates);
    expect([problems, ignored]).toEqual([[], []]);
    expect(rows[0]?.body).toMatchObject({
      name: 'Kestrel House Coorg',
      type: 'GuestHouse',
      phone: '+919876543210',
      template: templates[0]?._id,
      tags: ['north', 'hills'],
      address: { country: 'IN', postalCode: '571201' },
      owner: { firstName: 'Tara', email: 'tara@kestrel.example' },
    });
  });

  it('needs no owner: the institute is a draft', () => {
    const { rows } = read(HEAD, line('KHA'));
    expect(rows[0]?.body).not.toHaveProperty('owner');
  });

  it('finds columns by their names, in any order and case', () => {
    const file = read(
      'city;CODE;Institute;Remarks;type;e-mail;phone;address',
      'Madikeri;KHA;Kestrel House;quiet;Hotel;desk@kestrel.example;+919876543210;1 Ridge Road',
    );
    expect(file.rows[0]?.body).toMatchObject({ name: 'Kestrel House', code: 'KHA' });
    expect(file.ignored).toEqual(['Remarks']);
  });

  it('says what is wrong with which line, and keeps the others', () => {
    const { rows, problems } = read(
      HEAD,
      line('KHA'),
      line('?'),
      '',
      line('KHB', 'K'),
      line('kha'),
    );
    expect(rows.map((row) => row.line)).toEqual([2]);
    expect(problems).toEqual([
      { line: 3, name: 'Kestrel House', reasons: ['Code: Use 3 to 10 letters and digits.'] },
      { line: 5, name: 'K', reasons: [expect.stringMatching(/^Name: /)] },
      { line: 6, name: 'Kestrel House', reasons: ['Code: line 2 has KHA too.'] },
    ]);
  });

  it('asks for an owner as a whole', () => {
    const { problems } = read(`${HEAD},Owner email`, `${line('KHA')},tara@kestrel.example`);
    expect(problems[0]?.reasons).toEqual([
      expect.stringMatching(/^Owner first name: /),
      expect.stringMatching(/^Owner last name: /),
    ]);
  });

  it('removes the apostrophe that the export puts before a plus sign', () => {
    const { rows } = read(HEAD, line('KHA').replace('98765 43210', "'+919876543210"));
    expect(rows[0]?.body.phone).toBe('+919876543210');
  });

  it.each([
    ...['98765 43210', '098765 43210', '+91 (0)98765 43210', '0091-98765-43210', '९८७६५ ४३२१०'],
    ...['91 98765 43210', 'tel:+91-98765-43210', '+91.98765.43210'],
  ])('reads the phone number %s as its field does', (written) => {
    const { rows } = read(HEAD, line('KHA').replace('98765 43210', written));
    expect(rows[0]?.body.phone).toBe('+919876543210');
  });

  it.each(['98765 4321', '+910987', '98765 43210 / 11', '98765'])(
    'does not guess the phone number %s',
    (written) => {
      const { problems } = read(HEAD, line('KHA').replace('98765 43210', written));
      expect(problems[0]?.reasons).toEqual([expect.stringMatching(/^Phone: /)]);
    },
  );

  it('takes a number without its code for one of the line’s country', () => {
    const { rows } = read(
      `${HEAD},Country`,
      `${line('KHA').replace('98765 43210', '0171 234 5678')},Bangladesh`,
    );
    expect(rows[0]?.body.phone).toBe('+8801712345678');
  });

  it.each(['571201', '571 201', '"5,71,201"', '571201.0', '५७१२०१'])(
    'reads the PIN code %s',
    (written) => {
      const { rows } = read(`${HEAD},PIN`, `${line('KHA')},${written}`);
      expect(rows[0]?.body.address.postalCode).toBe('571201');
    },
  );

  it.each(['5712', '071201', '571201.5', '5712011'])('refuses the PIN code %s', (written) => {
    const { problems } = read(`${HEAD},PIN`, `${line('KHA')},${written}`);
    expect(problems[0]?.reasons).toEqual(['PIN code: Enter a 6-digit PIN code.']);
  });

  it('takes empty cells behind the last column, and no others', () => {
    expect(read(HEAD, `${line('KHA')},`).problems).toEqual([]);
    expect(read(HEAD, `${line('KHA')},more`).problems[0]?.reasons).toEqual([
      'It has more cells than the first line.',
    ]);
  });

  it.each([
    ['', 'The file is empty.'],
    ['Name,Code', 'The first line has no column for: Type, Email, Phone, Street, City.'],
    [`${HEAD},name`, 'The column Name is there twice.'],
    [HEAD, 'The file has no lines below the first.'],
    [
      [HEAD, ...Array.from({ length: IMPORT_MAX + 1 }, (_, at) => line(`K${at}A`))].join('\n'),
      `You can import up to ${IMPORT_MAX} institutes at once. Split the file.`,
    ],
  ])('that can’t be used says why', (text, message) => {
    expect(() => readImport(text, templates)).toThrow(message);
  });

  it('has every column once', () => {
    const headers = importColumns.flatMap(({ header, aliases = [] }) => [header, ...aliases]);
    expect(new Set(headers).size).toBe(headers.length);
  });
});
