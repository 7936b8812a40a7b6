import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { WhatsappAccount } from '../../config.ts';
import { log } from '../../log.ts';
import { fetchPublic, type PublicResponse } from '../../public-address.ts';
import { storedTemplate, wireTemplate } from './content.ts';
import { ProviderError, type ProviderTemplate, type TemplateProvider } from './provider.ts';

const PAGE_SIZE = 100;
/** An account has 250 names, each in some languages. A response that never ends counts as none. */
const PAGES_MAX = 50;
/** Templates of all pages: a provider's page may be longer than requested. */
const TEMPLATES_MAX = 5_000;
/** For all pages together: someone waits for them. */
const TIMEOUT_MS = 10_000;

const FIELDS = [
  'name',
  'language',
  'status',
  'category',
  'rejected_reason',
  'quality_score',
  'components',
].join(',');

const page = z.object({
  data: z.array(wireTemplate),
  paging: z.nullish(
    z.object({
      cursors: z.nullish(z.object({ after: z.nullish(z.string()) })),
      next: z.nullish(z.string()),
    }),
  ),
});

const failure = z.object({
  error: z.object({ code: z.number(), message: z.optional(z.string()) }),
});

/** Codes of the Graph API: too many calls, of the app, the user or the account. */
const LIMITED: readonly number[] = [4, 17, 32, 613, 80007, 80008, 130429];
/** Codes of a token that is missing, over or not allowed to read this account. */
const REFUSED: readonly number[] = [3, 10, 102, 190];
const isRefused = (code: number) => REFUSED.includes(code) || (code >= 200 && code < 300);

interface ProviderOptions {
  readonly timeoutMs?: number;
  /** Whether its server may be this machine, or on a private network. */
  readonly allowsPrivate?: boolean;
}

/** The templates of an account, from `GET /{account}/message_templates`. */
export function metaProvider(
  { apiUrl, accountId, token }: WhatsappAccount,
  { timeoutMs = TIMEOUT_MS, allowsPrivate = false }: ProviderOptions = {},
): TemplateProvider {
  async function read(after: string | undefined, signal: AbortSignal) {
    const url = new URL(
      `${apiUrl.replace(/\/$/, '')}/${encodeURIComponent(accountId)}/message_templates`,
    );
    url.searchParams.set('fields', FIELDS);
    url.searchParams.set('limit', String(PAGE_SIZE));
    if (after) url.searchParams.set('after', after);
    const answer = await fetchPublic(url, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      signal,
      allowsPrivate,
    });
    if (answer.status < 200 || answer.status > 299) throw refusal(answer);
    const read = page.safeParse(parsed(answer.text));
    if (!read.success) throw new ProviderError('unavailable', 'The answer has another form.');
    return read.data;
  }

  return {
    account: createHash('sha256').update(`${apiUrl} ${accountId}`).digest('base64url'),
    async list() {
      const templates: ProviderTemplate[] = [];
      let after: string | undefined;
      const signal = AbortSignal.timeout(timeoutMs);
      for (let pages = 0; pages < PAGES_MAX; pages += 1) {
        const { data, paging } = await read(after, signal).catch(passOn);
        if (templates.length + data.length > TEMPLATES_MAX) break;
        templates.push(...data.map(storedTemplate));
        // The cursor alone: an address in a response is not followed.
        after = (paging?.next && paging.cursors?.after) || undefined;
        if (after === undefined) return templates;
      }
      throw new ProviderError('unavailable', 'The list has too many pages or templates.');
    },
  };
}

function passOn(error: unknown): never {
  if (error instanceof ProviderError) throw error;
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  log('warn', 'whatsapp.templates', { error });
  throw isTimeout
    ? new ProviderError('timeout', 'No answer in time.')
    : new ProviderError('unavailable', 'No connection.');
}

function refusal({ status, headers, text }: PublicResponse): ProviderError {
  const { error = undefined } = failure.safeParse(parsed(text)).data ?? {};
  const code = error?.code ?? 0;
  // The message may repeat the token.
  log('warn', 'whatsapp.templates', { status, code });
  const message = `Status ${status}, code ${code}.`;
  if (status === 429 || LIMITED.includes(code)) {
    return new ProviderError('rateLimited', message, waitOf(headers));
  }
  if (status === 401 || isRefused(code)) return new ProviderError('credentials', message);
  return new ProviderError('unavailable', message);
}

const usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.catch(z.number(), 0) })),
);

/** How long to wait, in ms: `Retry-After` in seconds, or what Meta says of the account's use, in minutes. */
function waitOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  if (seconds > 0) return seconds * 1000;
  const uses = usage.safeParse(parsed(headers.get('x-business-use-case-usage') ?? '')).data ?? {};
  const minutes = Object.values(uses)
    .flat()
    .map((usage) => usage.estimated_time_to_regain_access);
  const longest = Math.max(0, ...minutes);
  return longest > 0 ? longest * 60_000 : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
