import type { SchemaField } from '@booking/api-client/contract';
import { expect, it } from 'vitest';
import { HttpError } from '../http-error.ts';
import { createSealer } from '../sealer.ts';
import { writtenCredentials } from './credentials.ts';

const sealer = createSealer(['the key of this installation']);

const fieldOf = (key: string, type: SchemaField['type'], required: boolean): SchemaField => ({
  ...{ key, label: key, type, required, help: null, options: [] },
});

it.each(['constructor', 'toString', 'valueOf'])(
  'takes a field that is called %s as any other, left out or not',
  (key) => {
    for (const type of ['text', 'secret', 'number'] as const) {
      const written = (values: Record<string, string>, required = false) =>
        writtenCredentials(sealer, [fieldOf(key, type, required)], values, {}, 'credentials');
      expect(written({})).toEqual({});
      expect(() => written({}, true)).toThrow(HttpError);
      expect(Object.keys(written({ [key]: '42' }))).toEqual([key]);
    }
  },
);
