import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../csv/csv-text.ts';
import { anInstitute, templates } from '../../../testing/institutes.ts';
import { instituteColumns } from '../institute-columns.tsx';
import { checkImport } from './check-import.ts';
import { importColumns, templateRows } from './import-columns.ts';
import type { ImportContext } from './line-rules.ts';
import { IMPORT_MAX, readImport } from './read-import.ts';

const HEAD = 'Name,Code,Type,Email,Phone,Street,City';
const line = (code: string, name = 'Kestrel House') =>
  `${name},${code},Guest house,desk@kestrel.example,98765 43210,1 Ridge Road,Madikeri`;
/** Context of a platform without institutes. */
const nothing: ImportContext = { templates, byCode: new Map(), namesakes: [], isUpdate: false };
const check = (text: string, context: Partial<ImportContext> = {}) =>
  checkImport(readImport(text), { ...nothing, ...context });
const read = (...lines: readonly string[]) => check(lines.join('\r\n'));
/** An address is a part of each body. */
const addressOf = (file: ReturnType<typeof read>) => file.rows[0]?.body.address;

describe('an import', () => {
  it('reads the template file that it offers', () => {
    const { rows, problems, ignored } = check(csvOf(templateRows));
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
    expect(problems[0]?.reasons).toEqual([expect.stringMatching(/^Owner first name: /)]);
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
      const file = read(`${HEAD},PIN`, `${line('KHA')},${written}`);
      expect(addressOf(file)?.postalCode).toBe('571201');
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

  it('refuses a template that is closed, and a State that there is none of', () => {
    const [, closed] = templates;
    const { problems } = read(
      `${HEAD},Template,State`,
      `${line('KHA')},${closed?.name},Karnataka`,
      `${line('KHB')},,Rajastan`,
      `${line('KHC')},,RJ`,
      `${line('KHD')},,Jammu & Kashmir`,
    );
    expect(problems.map(({ reasons }) => reasons)).toEqual([
      [`Template: ${closed?.name} isn’t available yet.`],
      ['State: There is no Rajastan in India. Did you mean Rajasthan?'],
    ]);
  });

  it('checks that the PAN is the one of the GSTIN, as the server does', () => {
    const { problems } = read(`${HEAD},GSTIN,PAN`, `${line('KHA')},27AAPFU0939F1ZV,AAAPL1234C`);
    expect(problems[0]?.reasons).toEqual(['PAN: Check the PAN: the GSTIN is of AAPFU0939F.']);
  });

  it('warns of an institute with the same name in the same city, and leaves no line out', () => {
    const address = { line1: '1 Ridge Road', city: 'madikeri', country: 'IN' };
    const namesake = anInstitute({ name: 'KESTREL HOUSE', code: 'OLD', address });
    const elsewhere = anInstitute({ name: 'Kestrel House', code: 'FAR' });
    const { rows, warnings } = check(`${HEAD}\n${line('KHA')}`, {
      namesakes: [elsewhere, namesake],
    });
    expect(rows).toHaveLength(1);
    expect(warnings).toEqual([
      {
        line: 2,
        name: 'Kestrel House',
        reasons: ['KESTREL HOUSE (OLD) in 1 Ridge Road, Madikeri has this name too.'],
      },
    ]);
  });

  it.each([
    ['', 'The file is empty.'],
    ['Name,Code\na,b', 'Missing columns: Type, Email, Phone, Street, City.'],
    ['Name', 'Missing columns: Code.'],
    [`${HEAD},name`, 'The column Name is there twice.'],
    [HEAD, 'The file has no lines below the first.'],
    [
      [HEAD, ...Array.from({ length: IMPORT_MAX + 1 }, (_, at) => line(`K${at}A`))].join('\n'),
      `You can import up to ${IMPORT_MAX} institutes at a time. Split the file.`,
    ],
  ])('that can’t be used says why', (text, message) => {
    expect(() => check(text)).toThrow(message);
  });

  it('has every column once', () => {
    const headers = importColumns.flatMap(({ header, aliases = [] }) => [header, ...aliases]);
    expect(new Set(headers).size).toBe(headers.length);
  });
});

describe('an import that changes institutes', () => {
  const stored = anInstitute({
    code: 'KHA',
    status: 'Active',
    tags: ['north'],
    notes: 'Call first',
  });
  const change = (text: string, of = stored) =>
    check(text, { byCode: new Map([[of.code, of]]), isUpdate: true });

  it('leaves them alone unless it is asked to', () => {
    const text = `${HEAD}\n${line('KHA')}`;
    const file = check(text, { byCode: new Map([['KHA', stored]]) });
    expect(file).toMatchObject({ rows: [], existing: 1 });
    expect(file.problems[0]?.reasons).toEqual(['Code: Lakeview Residency has KHA already.']);
  });

  it('says what it changes, and sends only that', () => {
    const { rows, problems } = change('Code,Phone,Tags,Notes\nkha,98123 45678,"north, hills",');
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      {
        _id: '2',
        __v: stored.__v,
        line: 2,
        name: stored.name,
        kind: 'change',
        institute: stored._id,
        body: { phone: '+919812345678', tags: ['north', 'hills'], __v: stored.__v },
        changes: ['Phone: +919876543210 → +919812345678.', 'Tags: north → north, hills.'],
      },
    ]);
  });

  it('keeps the parts of an address that it does not name', () => {
    const { rows } = change('Code,PIN\nKHA,313 001');
    expect(rows[0]?.body).toEqual({
      address: { ...stored.address, postalCode: '313001' },
      __v: stored.__v,
    });
  });

  it('has nothing to send for lines that say what is stored', () => {
    const text = csvOf([
      ['Code', 'Institute', 'Template', 'Type', 'Email', 'Phone', 'Country', 'Owner email', 'Tags'],
      ['KHA', stored.name, 'Hospitality', 'Hotel', stored.email, stored.phone, 'India'].concat(
        stored.owner?.email ?? '',
        'north',
      ),
    ]);
    expect(change(text)).toMatchObject({ rows: [], problems: [], same: 1 });
  });

  it('is an export: what is written changes nothing', () => {
    const columns = instituteColumns.flatMap(({ file }) => Object.entries(file));
    const text = csvOf([
      columns.map(([header]) => header),
      columns.map(([, value]) => value(stored)),
    ]);
    expect(change(text)).toMatchObject({ rows: [], problems: [], same: 1 });
  });

  it.each([
    ['Template', 'Event Management', 'Template: It can’t be changed after setup.'],
    [
      'Owner email',
      'other@lake.example',
      'Owner email: Lakeview Residency has the owner asha@lakeviewresidency.example. Change the owner under Users.',
    ],
    ['Email', 'none', 'Email: Enter a valid email address.'],
    ['PIN', '12', 'PIN code: Enter a 6-digit PIN code.'],
  ])('refuses what the server would refuse: %s %s', (header, cell, reason) => {
    expect(change(`Code,${header}\nKHA,${cell}`).problems[0]?.reasons).toEqual([reason]);
  });

  it('compares a PAN with the GSTIN that is stored', () => {
    const of = { ...stored, gstin: '27AAPFU0939F1ZV', pan: 'AAPFU0939F' };
    expect(change('Code,PAN\nKHA,AAAPL1234C', of).problems[0]?.reasons).toEqual([
      'PAN: Check the PAN: the GSTIN is of AAPFU0939F.',
    ]);
  });

  it('needs the columns of a new one where a line is about none that exists', () => {
    expect(() => change('Code,Phone\nKHA,98123 45678\nNEW,98123 45678')).toThrow(
      'Missing columns: Name, Type, Email, Street, City.',
    );
  });

  it('takes each institute once', () => {
    const { problems } = change('Code,Phone\nKHA,98123 45678\nkha,98123 45679');
    expect(problems[0]?.reasons).toEqual(['Code: line 2 has KHA too.']);
  });
});
