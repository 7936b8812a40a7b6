import { describe, expect, it } from 'vitest';
import { PLATFORM } from '../database/scope.ts';
import { channel } from '../schema/channel.ts';
import { createSealer } from '../sealer.ts';
import { databases } from '../testing/app.ts';
import { KEY, useConnections } from '../testing/connections.ts';
import { resealCredentials } from './reseal.ts';

describe.each(databases)('connections on $kind', (database) => {
  const connections = useConnections(database);
  const { save, test } = connections;

  it('seals its secrets with a new key, and names those that no key opens', async () => {
    await save([connections.connection]);
    const [{ id = '', credentials: before = {} } = {}] = await test.db.select().from(channel);
    const context = { db: test.db, actor: { scope: PLATFORM, userId: null }, now: new Date() };
    const strange = createSealer(['a key of another installation']);
    expect(await resealCredentials(context, strange)).toEqual({
      resealed: 0,
      unreadable: [`Lagoon (${id}), password`],
    });
    const both = createSealer(['a new key', KEY]);
    expect(await resealCredentials(context, both)).toEqual({ resealed: 1, unreadable: [] });
    expect(await resealCredentials(context, both)).toEqual({ resealed: 0, unreadable: [] });
    const [after] = await test.db.select().from(channel);
    expect(after?.credentials.hotelId).toEqual(before.hotelId);
    expect(JSON.stringify(after?.credentials)).not.toBe(JSON.stringify(before));
  });
});
