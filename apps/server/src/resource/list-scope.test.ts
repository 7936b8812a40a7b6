import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { type Statement, statementsOf } from '../testing/statements.ts';

const lists = ['/institution', '/user', '/subscription', '/category/getAll', '/asset/forTable'];

/** Parts of a statement are kept from call to call (`composed`): none of what is kept may be of a tenant. */
describe.each(databases)('lists of two tenants in turn on $kind', (database) => {
  const test = useTestApp(database);
  const tenants: (Institute & { readonly token: string })[] = [];

  beforeAll(async () => {
    const admin = (await test.signIn(ADMIN)).accessToken;
    for (let count = 0; count < 2; count += 1) {
      const institute = await test.institute(admin);
      tenants.push({ ...institute, token: (await test.signIn(institute.ownerEmail)).accessToken });
    }
  });

  async function pageOf(path: string, token: string): Promise<Statement> {
    const sent = await statementsOf(async () => {
      expect((await test.call('GET', path, { token })).status).toBe(200);
    });
    const [page, ...more] = sent.filter(({ text }) => text.includes('json_agg(page.document'));
    if (!page || more.length > 0) throw new Error(`${path} is not one statement.`);
    return page;
  }

  it('count the rows of others for the platform alone', async () => {
    const admin = (await test.signIn(ADMIN)).accessToken;
    const [{ token = '' } = {}] = tenants;
    const counts = [
      ['/ota', 'otas', 'usageCount'],
      ['/color', 'colors', 'usageCount'],
      ['/rolePermission', 'rolepermissions', 'overrides'],
    ] as const;
    for (const [path, name, field] of counts) {
      const valuesFor = async (who: string) => {
        const { status, body } = await test.call('GET', path, { token: who });
        expect(status, path).toBe(200);
        expect(body.data[name], path).not.toEqual([]);
        return body.data[name].map((row: Readonly<Record<string, unknown>>) => row[field]);
      };
      for (const value of await valuesFor(admin)) expect(value).toEqual(expect.any(Number));
      for (const value of await valuesFor(token)) expect(value).toBeNull();
    }
    for (const query of ['/ota?sort=-usageCount', '/color?sort=usageCount', '/color?isUsed=true']) {
      expect((await test.call('GET', query, { token: admin })).status, query).toBe(200);
      const refused = await test.call('GET', query, { token });
      expect(refused.body, query).toMatchObject({ code: 'INVALID_QUERY' });
    }
  });

  it.each(lists)('[API-06] GET %s asks for the rows of each with its own id', async (path) => {
    for (const { id, token } of [...tenants, ...tenants]) {
      const others = tenants.filter((tenant) => tenant.id !== id);
      const { text, values } = await pageOf(path, token);
      expect(values).toContain(id);
      for (const tenant of others) {
        expect(values).not.toContain(tenant.id);
        expect(text).not.toContain(tenant.id);
      }
      expect(text).not.toContain(id);
    }
  });
});
