import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SEARCHED } from '../contract/searched.ts';
import { openApiDocument, openApiText } from './document.ts';

const document = JSON.parse(JSON.stringify(openApiDocument()));

describe('openapi.json', () => {
  test('is what the contract makes; `npm run openapi` writes it', () => {
    const committed = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
    expect(committed).toBe(openApiText());
  });

  test('returns every call with its envelope or a failure', () => {
    const { responses } = document.paths['/institution'].post;
    expect(Object.keys(responses)).toEqual(['201', 'default']);
    expect(responses['201'].content['application/json'].schema.properties.data).toEqual({
      type: 'object',
      required: ['institution'],
      properties: { institution: { $ref: '#/components/schemas/Institution' } },
    });
  });

  test('says that a list of which the first counts has one or none', () => {
    const { responses } = document.paths['/bkbtrSetting'].get;
    const { data } = responses['200'].content['application/json'].schema.properties;
    expect(data.properties.bkbtr_settings).toMatchObject({ type: 'array', maxItems: 1 });
  });

  test('has the second collection of a list', () => {
    const { responses } = document.paths['/color'].get;
    const { data } = responses['200'].content['application/json'].schema.properties;
    expect(data.required).toEqual(['colors', 'statusColors']);
    expect(data.properties.statusColors.items.$ref).toMatch(/StatusColor$/);
  });

  test('requires a body unless it may be left out', () => {
    expect(document.paths['/color'].post.requestBody.required).toBe(true);
    expect(document.paths['/color/{colorId}'].delete.requestBody.required).toBe(false);
  });

  test('says that lists in a query are comma-separated', () => {
    const { parameters } = document.paths['/institution'].get;
    expect(parameters).toContainEqual({
      name: 'status',
      in: 'query',
      description: expect.stringContaining('Comma-separated'),
      style: 'form',
      explode: false,
      schema: expect.objectContaining({ type: 'array' }),
    });
  });

  test('says what the search of each list looks at', () => {
    const searches = Object.values(document.paths)
      .flatMap((path) => Object.values(Object(path)))
      .flatMap((call) => {
        const { operationId, parameters } = Object(call);
        const search = parameters.find(({ name }: { name: string }) => name === 'search');
        return search ? [{ list: operationId, says: search.description }] : [];
      });
    expect(searches.map(({ list }) => list)).toEqual(expect.arrayContaining(Object.keys(SEARCHED)));
    for (const { list, says } of searches) expect(says, list).toMatch(/^Looks at: (`|the )/);
  });

  test('asks for no session where the table says public', () => {
    expect(document.paths['/user/login'].post.security).toEqual([]);
    expect(document.paths['/user/refresh'].get.security).toEqual([{ refreshToken: [] }]);
    expect(document.paths['/user/me'].get).not.toHaveProperty('security');
  });

  test('points only at what it has', () => {
    const pointers = JSON.stringify(document).match(/#\/[\w/]+/g) ?? [];
    expect(pointers.length).toBeGreaterThan(10);
    for (const pointer of pointers) {
      const target = pointer
        .slice(2)
        .split('/')
        .reduce((at, key) => at?.[key], document);
      expect(target, pointer).toBeDefined();
    }
  });
});
