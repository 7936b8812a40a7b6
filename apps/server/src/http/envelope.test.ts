import { describe, expect, it } from 'vitest';
import { bodyReply, documentReply, firstReply, pageReply } from './envelope.ts';

/** With a sign of three bytes, as names have them. */
const document = { json: '{"name":"Asha’s Stay"}' };
const shape = { kind: 'list', key: 'institutions', extra: undefined } as const;

describe('a reply', () => {
  it.each([
    [
      'of a page',
      pageReply(shape, {
        json: `[${document.json}]`,
        results: 1,
        total: 3,
        isTotalCapped: false,
        page: 1,
        limit: 2,
      }),
      '{"status":"success","results":1,"total":3,"page":1,"limit":2,"totalPages":2,"data":{"institutions":[{"name":"Asha’s Stay"}]}}',
    ],
    [
      'of a document',
      documentReply(shape, false, document),
      '{"status":"success","data":{"institutions":{"name":"Asha’s Stay"}}}',
    ],
    [
      'of the first document',
      firstReply(shape, document),
      '{"status":"success","data":{"institutions":[{"name":"Asha’s Stay"}]}}',
    ],
    ['of no document', firstReply(shape, null), '{"status":"success","data":{"institutions":[]}}'],
    ['of its own form', bodyReply({ name: 'Asha’s' }), '{"status":"success","name":"Asha’s"}'],
  ])('is the bytes that are sent: %s', (_what, { body }, text) => {
    // Node would encode a text once to count its bytes and again to send it.
    expect(body).toBeInstanceOf(Uint8Array);
    expect(body.toString()).toBe(text);
  });
});
