import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const source = new URL('../', import.meta.url);

/** Hooks and components that a field of a form is made with. */
const isField = /\b(useFieldValue|SubmittedValues|splitFieldProps|CheckField|FieldGroup)\b/;
/** Frames, and parts of others. */
const parts = ['CheckField', 'SortableRow', 'Radios'];

it('every field of a form is in the list that the stories of all fields take', async () => {
  const listed = await readFile(new URL('testing/all-fields.tsx', source), 'utf8');
  const names: string[] = [];
  for (const folder of await readdir(source, { withFileTypes: true })) {
    if (!folder.isDirectory() || ['docs', 'field', 'testing'].includes(folder.name)) continue;
    for (const file of await readdir(new URL(`${folder.name}/`, source))) {
      if (!/^[\w-]+\.tsx$/.test(file)) continue;
      const code = await readFile(new URL(`${folder.name}/${file}`, source), 'utf8');
      if (!isField.test(code)) continue;
      for (const [, name = ''] of code.matchAll(/^export function ([A-Z]\w*)/gm)) names.push(name);
    }
  }
  expect(names).toEqual(expect.arrayContaining(['DatePicker', 'CheckboxGroup', 'Switch']));
  const missing = names.filter((name) => !parts.includes(name) && !listed.includes(`'${name}'`));
  expect(missing).toEqual([]);
});
