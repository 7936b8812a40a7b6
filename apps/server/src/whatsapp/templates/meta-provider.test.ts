import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MetaServer, startMetaServer } from '../../testing/whatsapp/meta-server.ts';
import { metaProvider } from './meta-provider.ts';

const confirmation = {
  name: 'stay_confirmation',
  language: 'en_US',
  status: 'APPROVED',
  category: 'UTILITY',
  quality_score: { score: 'GREEN', date: 1_760_000_000 },
  rejected_reason: 'NONE',
  components: [
    {
      type: 'HEADER',
      format: 'TEXT',
      text: 'Booking {{1}}',
      example: { header_text: ['LKV-1042'] },
    },
    {
      type: 'BODY',
      text: 'Hello {{guest_name}}, see you on {{ day }}. {{guest_name}}!',
      example: { body_text_named_params: [{ param_name: 'guest_name', example: 'Meera' }] },
    },
    { type: 'FOOTER', text: 'Lakeview' },
    {
      type: 'BUTTONS',
      buttons: [
        { type: 'QUICK_REPLY', text: 'Stop' },
        {
          type: 'URL',
          text: 'Open',
          url: 'https://stay.example/{{1}}',
          example: ['https://stay.example/1042'],
        },
      ],
    },
    { type: 'CAROUSEL', cards: [] },
  ],
};

const simple = (name: string, status: string) => ({
  ...{ name, status, language: 'en', category: 'UTILITY' },
  components: [{ type: 'BODY', text: 'Hello.' }],
});

describe('the templates of a WhatsApp Business Account', () => {
  let server: MetaServer;
  beforeAll(async () => {
    server = await startMetaServer();
  });
  afterEach(() => server.requests.splice(0));
  afterAll(() => server.close());

  const list = (timeoutMs?: number) =>
    metaProvider(
      { apiUrl: server.url, accountId: '10642', token: 'a token' },
      { ...(timeoutMs !== undefined && { timeoutMs }), allowsPrivate: true },
    ).list();

  it('are read with their texts, variables and examples', async () => {
    server.serve([confirmation]);
    expect(await list()).toEqual([
      {
        name: 'stay_confirmation',
        language: 'en_US',
        status: 'APPROVED',
        category: 'UTILITY',
        content: {
          rejectedReason: null,
          quality: 'GREEN',
          header: { format: 'TEXT', text: 'Booking {{1}}' },
          body: 'Hello {{guest_name}}, see you on {{ day }}. {{guest_name}}!',
          footer: 'Lakeview',
          buttons: ['Stop', 'Open'],
          variables: [
            { key: 'header.1', example: 'LKV-1042' },
            { key: 'guest_name', example: 'Meera' },
            { key: 'day', example: null },
            { key: 'button2.1', example: 'https://stay.example/1042' },
          ],
        },
      },
    ]);
    const [request] = server.requests;
    expect(request?.authorization).toBe('Bearer a token');
    expect(request?.path).toMatch(/^\/v23\.0\/10642\/message_templates\?fields=name%2C/);
    expect(request?.path).toContain('limit=100');
  });

  it('are read page by page, by cursors and never by an address in an answer', async () => {
    const some = Array.from({ length: 5 }, (_, at) => simple(`template_${at}`, 'APPROVED'));
    server.serve(some, 2);
    expect((await list()).map(({ name }) => name)).toEqual(some.map(({ name }) => name));
    expect(server.requests.map(({ path }) => /after=(\d)/.exec(path)?.[1])).toEqual([
      undefined,
      '2',
      '4',
    ]);
  });

  it('are no more than 5,000, however long a page is', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => simple(`template_${at}`, 'APPROVED'));
    server.serve(many(5000), 5000);
    expect(await list()).toHaveLength(5000);
    server.serve(many(5001), 5001);
    await expect(list()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('are cleaned of what the database can’t keep', async () => {
    const body = (text: string) => [
      { type: 'BODY', text, example: { body_text: [['ex\u0000am\ud800ple']] } },
    ];
    server.serve([
      {
        ...simple('odd\u0000_na\u001bme', 'APPROVED'),
        components: body('Hi\u0000 {{1}}\ud83d\nyou'),
      },
    ]);
    expect(await list()).toMatchObject([
      {
        name: 'odd_name',
        content: {
          body: 'Hi {{1}}\ufffd\nyou',
          variables: [{ key: '1', example: 'exam\ufffdple' }],
        },
      },
    ]);
    server.serve([simple('n'.repeat(3000), 'APPROVED')]);
    await expect(list()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('keep a status that is not known here', async () => {
    server.serve([
      { ...simple('late', 'REJECTED'), rejected_reason: 'SCAM' },
      simple('x', 'Approved_soon'),
    ]);
    expect(await list()).toMatchObject([
      { status: 'REJECTED', content: { rejectedReason: 'SCAM' } },
      { status: 'Approved_soon' },
    ]);
  });

  it.each([
    [401, 190, {}, 'credentials', undefined],
    [403, 200, {}, 'credentials', undefined],
    [400, 80008, {}, 'rateLimited', undefined],
    [429, 4, { 'Retry-After': '90' }, 'rateLimited', 90_000],
    [
      400,
      80008,
      {
        'X-Business-Use-Case-Usage':
          '{"10642":[{"type":"whatsapp","call_count":100,"estimated_time_to_regain_access":19}]}',
      },
      'rateLimited',
      19 * 60_000,
    ],
    [400, 100, {}, 'unavailable', undefined],
    [503, 2, {}, 'unavailable', undefined],
  ])('say why they can’t be read: status %i, code %i', async (status, code, headers, kind, ms) => {
    server.fail(status, code, headers);
    await expect(list()).rejects.toMatchObject({ kind, retryAfterMs: ms });
  });

  it('say so when there is no answer, none that is JSON, one of another form or none in time', async () => {
    server.answer((_request, response) => response.end('<html>'));
    await expect(list()).rejects.toMatchObject({ kind: 'unavailable' });
    server.answer((_request, response) => response.end('{"data":[{"name":1}]}'));
    await expect(list()).rejects.toMatchObject({ kind: 'unavailable' });
    server.answer((request) => request.socket.destroy());
    await expect(list()).rejects.toMatchObject({ kind: 'unavailable' });
    server.answer((_request, response) => {
      response.writeHead(302, { Location: 'https://elsewhere.example/' });
      response.end();
    });
    await expect(list()).rejects.toMatchObject({ kind: 'unavailable' });
    server.answer((_request, response) => {
      response.on('error', () => {});
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    await expect(list()).rejects.toMatchObject({ kind: 'unavailable' });
    // It never responds.
    server.answer(() => {});
    await expect(list(1)).rejects.toMatchObject({ kind: 'timeout' });
  });
});
