import type { ResponseShape } from '@booking/api-client/contract';
import type { RawJson } from '../database/document.ts';
import type { RawPage } from '../database/list.ts';

/** A response, ready to be sent or to be kept for an `Idempotency-Key`. */
export interface Reply {
  readonly status: number;
  /** In UTF-8. */
  readonly body: Buffer<ArrayBuffer>;
}

type EntityShape = Exclude<ResponseShape, { readonly kind: 'body' }>;

/** A page of a list, with the second collection that may stand beside it. The documents are passed on as the database built them. */
export function pageReply(
  { key, extra }: EntityShape,
  page: RawPage & { readonly extra?: RawJson },
): Reply {
  const { results, total, isTotalCapped, limit, json } = page;
  const second = extra && page.extra ? `,"${extra}":${page.extra.json}` : '';
  const totalPages = Math.ceil(total / limit);
  const capped = isTotalCapped ? ',"isTotalCapped":true' : '';
  return {
    status: 200,
    body: bytesOf(
      `{"status":"success","results":${results},"total":${total},"page":${page.page},"limit":${limit},"totalPages":${totalPages}${capped},"data":{"${key}":`,
      json,
      `${second}}}`,
    ),
  };
}

/** One document; 201 when the call created it. */
export function documentReply({ key }: EntityShape, isCreated: boolean, built: RawJson): Reply {
  return {
    status: isCreated ? 201 : 200,
    body: bytesOf(`{"status":"success","data":{"${key}":`, built.json, '}}'),
  };
}

/** A list of one document, or of none. */
export function firstReply({ key }: EntityShape, built: RawJson | null): Reply {
  return {
    status: 200,
    body: bytesOf(`{"status":"success","data":{"${key}":[`, built?.json ?? '', ']}}'),
  };
}

/** A body of its own, such as both tokens; `data: null` when there is none. */
export function bodyReply(body: object | null): Reply {
  return {
    status: 200,
    body: bytesOf(JSON.stringify({ status: 'success', ...(body ?? { data: null }) })),
  };
}

/**
 * The bytes of a text in pieces. A long piece is not put together with others before: each look at the whole would copy it
 * (decision 0100), and Node looks twice at a text, for its length and to send it.
 */
export function bytesOf(...pieces: readonly string[]): Buffer<ArrayBuffer> {
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}
