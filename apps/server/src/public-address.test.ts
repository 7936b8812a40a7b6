import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  type FindAddresses,
  fetchPublic,
  isPrivateAddress,
  lookUpPublic,
  namesPrivateHost,
} from './public-address.ts';

/** Addresses of the names in these tests. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'outside.example': ['203.0.113.7', '2606:4700::7'],
  'inside.example': ['10.0.0.5'],
  'both.example': ['203.0.113.7', '169.254.169.254'],
};

const find: FindAddresses = (name, _options, done) => {
  const addresses = NAMES[name] ?? [];
  done(
    addresses.length > 0 ? null : new Error('ENOTFOUND'),
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
};

const lookUp = (name: string, all = true) =>
  new Promise((resolve, reject) => {
    lookUpPublic(find)(name, { all }, (error, address, family) =>
      error ? reject(error) : resolve(all ? address : { address, family }),
    );
  });

describe('addresses inside', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.8.9.10',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    'fd00::1',
    'fe80::1',
    '168.63.129.16',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '2001::1',
    '100::1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
  ])('%s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
    const host = address.includes(':') ? `[${address}]` : address;
    expect(namesPrivateHost(new URL(`https://${host}/v1`))).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '203.0.113.7', '168.63.129.17', '2606:4700::1111', '2a00::1'])(
    'but not %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );

  it.each([
    'https://localhost',
    'https://api.localhost.:8443',
    'https://db.internal/x',
    'https://printer.local',
    'https://2130706433',
    'https://0x7f.1',
  ])('are named by %s', (address) => {
    expect(namesPrivateHost(new URL(address))).toBe(true);
  });

  it.each(['https://graph.facebook.com', 'https://localhost.example', 'https://internal.example'])(
    'are not named by %s',
    (address) => {
      expect(namesPrivateHost(new URL(address))).toBe(false);
    },
  );
});

describe('a look for the addresses of a name', () => {
  it('finds those outside', async () => {
    expect(await lookUp('outside.example')).toEqual([
      { address: '203.0.113.7', family: 4 },
      { address: '2606:4700::7', family: 6 },
    ]);
    expect(await lookUp('outside.example', false)).toEqual({ address: '203.0.113.7', family: 4 });
    await expect(lookUp('nowhere.example')).rejects.toThrow('ENOTFOUND');
  });

  it.each(['inside.example', 'both.example'])(
    'refuses %s, which stands for one inside',
    async (name) => {
      await expect(lookUp(name)).rejects.toThrow('private network');
      const signal = AbortSignal.timeout(60_000);
      const asked = fetchPublic(new URL(`https://${name}/v1`), {
        headers: {},
        signal,
        allowsPrivate: false,
        find,
      });
      await expect(asked).rejects.toThrow('private network');
    },
  );
});

describe('a read of an address', () => {
  it('goes to this machine where that is allowed only', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers.authorization ?? '');
      response.writeHead(307, { Location: 'http://127.0.0.1:1/', 'X-Kind': '1' }).end('ok');
    });
    await new Promise<void>((go) => {
      server.listen(0, '127.0.0.1', go);
    });
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const url = new URL(`http://127.0.0.1:${port}/v1`);
    const how = { headers: { Authorization: 'Bearer x' }, signal: AbortSignal.timeout(60_000) };
    await expect(fetchPublic(url, { ...how, allowsPrivate: false })).rejects.toThrow(
      'private network',
    );
    expect(asked).toEqual([]);
    const { status, headers, text } = await fetchPublic(url, { ...how, allowsPrivate: true });
    expect({ status, text, kind: headers.get('x-kind') }).toEqual({
      status: 307,
      text: 'ok',
      kind: '1',
    });
    expect(asked).toEqual(['Bearer x']);
    server.close();
  });
});
