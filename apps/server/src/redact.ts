import { DrizzleQueryError } from 'drizzle-orm/errors';

export const REDACTED = '[redacted]';

/** Names whose values are never written, wherever they stand; those of mail bodies among them. */
const SECRET_KEYS =
  /password|token|secret|authorization|cookie|challenge|oneTimeCode|recoveryCode|^(body|html|text|subject)$/i;

/** Forms that secrets have, for texts that hold one in the middle: messages of errors, most of all. */
const SECRET_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+\S+/gi, `Bearer ${REDACTED}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, REDACTED],
  [/\$argon2\w*\$[^\s"']+/g, REDACTED],
  [/(\b[a-z][a-z+.-]*:\/\/[^\s:/@]*):[^\s/@]*@/gi, `$1:${REDACTED}@`],
  [/([?&#](?:access_?token|refresh_?token|token|password|secret)=)[^&\s"']+/gi, `$1${REDACTED}`],
  // 256 random bits or their hash, in base64url.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g, REDACTED],
];

/** Shorter ones would take away half of what is written. */
const SECRET_MIN = 6;

/**
 * A replacer for `JSON.stringify` that lets no secret through: by the name it stands under, by its
 * form, and by its very characters where the request that is being answered has brought it.
 */
export function redactor(
  knownSecrets: ReadonlySet<string>,
): (key: string, value: unknown) => unknown {
  const secrets = [...knownSecrets].filter((secret) => secret.length >= SECRET_MIN);
  const scrub = (text: string) => {
    const brought = secrets.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
    return SECRET_FORMS.reduce((rest, [form, instead]) => rest.replace(form, instead), brought);
  };
  return (key, value) => {
    if (SECRET_KEYS.test(key) && value !== null && typeof value !== 'boolean') return REDACTED;
    if (typeof value === 'string') return scrub(value);
    return value instanceof Error ? fieldsOf(value) : value;
  };
}

/** Every value of a body that stands under a secret's name. */
export function secretsIn(value: unknown, depth = 4): string[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' && SECRET_KEYS.test(key) ? [item] : secretsIn(item, depth - 1),
  );
}

/**
 * A path for the log. Words and ids stay; whatever else someone has typed or been sent, such as
 * the token of a reset link, does not.
 */
export function loggedPath(path: string): string {
  return path.replace(/[^/]+/g, (segment) =>
    /^([a-z][a-z.-]{0,39}|v1|[0-9a-f]{24})$/i.test(segment) ? segment : '*',
  );
}

function fieldsOf(error: Error): object {
  const { name, stack, cause } = error;
  // Its own message goes on with the values of the query: hashes, addresses of people.
  const message =
    error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const code = 'code' in error ? error.code : undefined;
  return { name, code, message, stack: stack?.replace(error.message, () => message), cause };
}
