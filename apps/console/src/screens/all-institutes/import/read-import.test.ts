import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../list/export/save-csv.ts';
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
