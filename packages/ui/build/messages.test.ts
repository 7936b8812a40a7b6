import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { englishModule, messagesModule } from './messages.ts';

const read = (name: string) =>
  readFile(new URL(`../src/messages/${name}.ts`, import.meta.url), 'utf8');

it('makes the type of all messages and the English catalogue from the messages of the components', async () => {
  expect(await read('messages')).toBe(messagesModule());
  expect(await read('en')).toBe(englishModule());
});
