import { ConfigError, type Environment, webUrl } from './values.ts';

/** A bucket of an object store that speaks S3. Its keys are looked for where Amazon's own clients look. */
export interface BucketAddress {
  readonly bucket: string;
  /** Prefix of the names of objects: empty, or up to and including a slash. */
  readonly prefix: string;
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
}

const FORM =
  's3://<bucket>/<folder>?endpoint=https://…&region=…, where all but the bucket may be left out';
/** Stores of other makers take any. */
const REGION = 'us-east-1';
const KNOWN = ['endpoint', 'region'];

/** Where pictures are kept; null for the database. @throws ConfigError */
export function readFilesAddress(env: Environment): BucketAddress | null {
  const text = env.FILES_URL;
  if (!text) return null;
  const url = URL.parse(text);
  // The value is not repeated: someone may have written a key into it.
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(url.hostname)) {
    throw new ConfigError(`FILES_URL must be ${FORM}.`);
  }
  if (url.username || url.password || url.port) {
    throw new ConfigError(
      'FILES_URL must have no key in it: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  }
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) throw new ConfigError(`FILES_URL must be ${FORM}.`);
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint && !webUrl(endpoint)) {
    throw new ConfigError(
      'The endpoint of FILES_URL must be an https address (http only on this machine).',
    );
  }
  const folder = decodeURIComponent(url.pathname).replaceAll(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    endpoint: endpoint || null,
    region: url.searchParams.get('region') || env.AWS_REGION || REGION,
  };
}
