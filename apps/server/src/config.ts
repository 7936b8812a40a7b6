import { brand, type ContactProvider, type SiteSettings } from '@booking/content';
import {
  type DatabaseAddress,
  databaseAddress,
  dataDirOf,
  replicaAddress,
} from './config/database-address.ts';
import { type BucketAddress, readFilesAddress } from './config/files-address.ts';
import { readSecretsKeys, secret } from './config/secrets.ts';
import {
  ConfigError,
  type Environment,
  emailAddress,
  listOf,
  oneOf,
  outsideAddress,
  webUrl,
  wholeNumber,
} from './config/values.ts';
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from './log.ts';
import { isLoopback, isNetwork } from './network.ts';

/** Everything that differs from one installation to the next, read once at start. */
export interface Config extends SiteSettings {
  readonly port: number;
  /** Where to listen; null means every loopback address of this machine and nothing else. */
  readonly host: string | null;
  /** How long a connection is kept for its next request: longer than a proxy in front keeps it. */
  readonly keepAliveSeconds: number;
  /** How long a process that is stopping serves on, so that a proxy in front sees it leave. */
  readonly stopDelaySeconds: number;
  /** Connections of one address that a process serves at a time; those of trusted proxies do not count. */
  readonly connectionsPerAddress: number;
  /** Processes that serve; more than one only on PostgreSQL. */
  readonly workers: number;
  /** Where metrics are served, apart from the product's port; null serves none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The folder of what this installation keeps. */
  readonly dataDir: string;
  readonly database: DatabaseAddress;
  /** A standby of the database that dear reads may go to; null for none. */
  readonly replicaUrl: string | null;
  /** Where pictures are kept; null for the database. */
  readonly files: BucketAddress | null;
  readonly production: boolean;
  /** The least level that is logged: every request from `info` on. */
  readonly logLevel: LogLevel;
  /** Lines for machines or for a person. */
  readonly logFormat: LogFormat;
  /** How much sample data a new database is filled with; null for none. A database that has some is served only if not null. Never in production. */
  readonly sampleData: 'small' | 'large' | 'huge' | null;
  /** Which part of the huge sample. */
  readonly sampleScale: number;
  /** Signs access tokens and derives refresh tokens. */
  readonly sessionSecret: string;
  /** Seals the secrets of the settings: the current key first, then previous ones. Without any, none can be stored. */
  readonly secretsKeys: readonly string[];
  readonly accessTokenSeconds: number;
  readonly sessionIdleSeconds: number;
  readonly sessionAbsoluteSeconds: number;
  /** How long the previous refresh token is still exchanged for the current one. */
  readonly refreshGraceSeconds: number;
  /** How long a link of an email works: to a new password, and to a first one. */
  readonly resetLinkSeconds: number;
  readonly invitationSeconds: number;
  /** Base URL of links in emails; null is the address that the product listens on. */
  readonly publicUrl: string | null;
  /** Where emails go out; null writes them as files. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Origins of other pages that may call the API. */
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks of proxies whose word on the caller is believed. */
  readonly trustedProxies: readonly string[];
  /** Where users of other templates work (`AUTH-09`); null where none is set up. */
  readonly subApps: { readonly hospitality: string | null; readonly event: string | null };
  /** The WhatsApp Business Account whose templates are offered; null offers samples, with which nothing can be sent. */
  readonly whatsapp: WhatsappAccount | null;
  /** Whether addresses that administrators enter may be of this machine or of a private network. */
  readonly allowsPrivate: boolean;
  /** Recipient of the enquiries that this server takes itself. */
  readonly contactTo: string;
}

/** An account of the WhatsApp Business Platform. */
export interface WhatsappAccount {
  /** Base URL of the API, its version included. */
  readonly apiUrl: string;
  readonly accountId: string;
  readonly token: string;
}

/** Where this server itself takes what the site's form sends a provider. */
export const OWN_CONTACT_PATH = '/contact/send-form';

/** Reads the settings. @throws ConfigError naming every setting that is wrong, a line each. */
export function readConfig(env: Environment): Config {
  const wrong: string[] = [];
  const attempt = <T>(read: () => T, fallback: T): T => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      // A line each, whatever was given.
      wrong.push(error.message.replaceAll(/\s+/g, ' '));
      return fallback;
    }
  };
  const whole = (name: string, fallback: number, low: number, high: number) =>
    attempt(() => wholeNumber(env, name, fallback, low, high), fallback);

  const production = env.NODE_ENV === 'production';
  const dataDir = dataDirOf(env);
  const week = 7 * 86_400;
  const metricsPort = env.METRICS_PORT ? whole('METRICS_PORT', 0, 0, 65_535) : null;
  const config = {
    port: whole('PORT', 4000, 0, 65_535),
    host: env.HOST || null,
    keepAliveSeconds: whole('KEEP_ALIVE_SECONDS', 65, 1, 3600),
    stopDelaySeconds: whole('STOP_DELAY_SECONDS', 0, 0, 300),
    connectionsPerAddress: whole('CONNECTIONS_PER_ADDRESS', 500, 1, 1_000_000),
    workers: attempt(() => workers(env), 1),
    metrics:
      metricsPort === null ? null : { host: env.METRICS_HOST || '127.0.0.1', port: metricsPort },
    dataDir,
    database: attempt(() => databaseAddress(env, dataDir), { kind: 'pglite', dir: dataDir }),
    replicaUrl: attempt(() => replicaAddress(env), null),
    files: attempt(() => readFilesAddress(env), null),
    production,
    logLevel: attempt(
      () => oneOf(env, 'LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
      'warn',
    ),
    logFormat: attempt(
      () => oneOf(env, 'LOG_FORMAT', LOG_FORMATS, production ? 'json' : 'text'),
      'json',
    ),
    sampleData: production ? null : attempt(() => sampleData(env), null),
    sampleScale: attempt(() => sampleScale(env), 1),
    accessTokenSeconds: whole('ACCESS_TOKEN_SECONDS', 600, 1, 3600),
    sessionIdleSeconds: attempt(() => idleSeconds(env, week), 3600),
    sessionAbsoluteSeconds: whole('SESSION_ABSOLUTE_SECONDS', 28_800, 1, week),
    refreshGraceSeconds: whole('REFRESH_GRACE_SECONDS', 30, 0, 300),
    resetLinkSeconds: whole('RESET_LINK_SECONDS', 1800, 60, 86_400),
    invitationSeconds: whole('INVITATION_SECONDS', week, 3600, 30 * 86_400),
    publicUrl: attempt(() => publicUrl(env), null),
    smtpUrl: attempt(() => smtpUrl(env), null),
    mailFrom: attempt(() => emailAddress(env, 'MAIL_FROM'), brand.email.value),
    allowedOrigins: attempt(() => listOf(env, 'ALLOWED_ORIGINS', isOrigin, ORIGINS), []),
    trustedProxies: attempt(() => listOf(env, 'TRUSTED_PROXIES', isNetwork, NETWORKS), []),
    subApps: {
      hospitality: attempt(() => outsideAddress(env, 'SUB_APP_HOSPITALITY_URL'), null),
      event: attempt(() => outsideAddress(env, 'SUB_APP_EVENT_URL'), null),
    },
    whatsapp: attempt(() => whatsappAccount(env), null),
    allowsPrivate: attempt(
      () => oneOf(env, 'PRIVATE_ADDRESSES', ON_OFF, production ? 'off' : 'on') === 'on',
      false,
    ),
    contact: attempt(() => contactProvider(env, production), null),
    contactTo: attempt(() => emailAddress(env, 'CONTACT_TO'), brand.email.value),
    mapUrl: attempt(() => outsideAddress(env, 'MAP_URL'), null),
  } satisfies Omit<Config, 'sessionSecret' | 'secretsKeys'>;
  const sessionSecret = attempt(() => secret(env, dataDir, production, wrong.length === 0), '');
  const secretsKeys = attempt(() => readSecretsKeys(env, dataDir, wrong.length === 0), []);
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return { ...config, sessionSecret, secretsKeys };
}

/** Clients refresh when the access token is over: before that, a session that is used looks idle. */
function idleSeconds(env: Environment, most: number): number {
  const idle = wholeNumber(env, 'SESSION_IDLE_SECONDS', 3600, 1, most);
  const token = Number(env.ACCESS_TOKEN_SECONDS || 600);
  if (!(idle <= token)) return idle;
  throw new ConfigError(
    `SESSION_IDLE_SECONDS must be more than ACCESS_TOKEN_SECONDS (${token}), not "${idle}": otherwise sessions would end while in use.`,
  );
}

const WORKERS_MAX = 64;

function workers(env: Environment): number {
  const count = wholeNumber(env, 'WORKERS', 1, 1, WORKERS_MAX);
  if (count === 1 || /^postgres(ql)?:/.test(env.DATABASE_URL ?? '')) return count;
  throw new ConfigError(
    `WORKERS must be 1 with the embedded database, not "${count}". For more, set DATABASE_URL=postgres://….`,
  );
}

function sampleData(env: Environment): Config['sampleData'] {
  const text = env.SAMPLE_DATA?.toLowerCase();
  if (text === undefined || text === '') return isLoopback(env.HOST || null) ? 'small' : null;
  if (text === 'large') return 'large';
  if (text === 'huge') {
    if (/^postgres(ql)?:/.test(env.DATABASE_URL ?? '')) return 'huge';
    throw new ConfigError('SAMPLE_DATA=huge needs DATABASE_URL=postgres://….');
  }
  if (['1', 'true', 'on', 'yes'].includes(text)) return 'small';
  if (['0', 'false', 'off', 'no'].includes(text)) return null;
  throw new ConfigError(`SAMPLE_DATA must be on, off, large or huge, not "${env.SAMPLE_DATA}".`);
}

function sampleScale({ SAMPLE_SCALE: text = '' }: Environment): number {
  const scale = text === '' ? 1 : Number(text);
  if (scale > 0 && scale <= 1) return scale;
  throw new ConfigError(`SAMPLE_SCALE must be a number above 0 and up to 1, not "${text}".`);
}

const ON_OFF = ['on', 'off'] as const;
const ORIGINS = 'comma-separated origins, for example https://stay.example.in';
const NETWORKS = 'comma-separated addresses or networks, for example 10.0.0.0/8';

/** An origin as browsers write it: nothing else would ever be equal to it. */
function isOrigin(text: string): boolean {
  return webUrl(text)?.origin === text;
}

function publicUrl(env: Environment): string | null {
  const text = env.PUBLIC_URL;
  if (!text) return null;
  const url = webUrl(text);
  if (url && url.href === `${url.origin}/`) return url.origin;
  throw new ConfigError(
    `PUBLIC_URL must be an https address without a path (http only on this machine), not "${text}".`,
  );
}

function smtpUrl(env: Environment): string | null {
  const text = env.SMTP_URL;
  if (!text) return null;
  // The value is not repeated: it may hold a password.
  if (!/^smtps?:\/\/[^/]/.test(text) || !URL.canParse(text)) {
    throw new ConfigError('SMTP_URL must be smtp://user:password@host:port or smtps://….');
  }
  if (!env.PUBLIC_URL) {
    throw new ConfigError('SMTP_URL needs PUBLIC_URL: links in emails must work from anywhere.');
  }
  return text;
}

/**
 * The provider that the settings name; else this server, where someone is to get what it takes. In production
 * no one is until `CONTACT_TO` says who: enquiries must not go to an address that only stands in.
 */
function contactProvider(env: Environment, production: boolean): ContactProvider | null {
  const url = outsideAddress(env, 'CONTACT_URL');
  const ids = {
    serviceId: env.CONTACT_SERVICE_ID || '',
    templateId: env.CONTACT_TEMPLATE_ID || '',
    userId: env.CONTACT_USER_ID || '',
  };
  if (url) {
    if (ids.serviceId && ids.templateId && ids.userId) return { url, ...ids };
    throw new ConfigError(
      'CONTACT_URL needs CONTACT_SERVICE_ID, CONTACT_TEMPLATE_ID and CONTACT_USER_ID, as the mailing provider names them.',
    );
  }
  if (production && !env.CONTACT_TO) return null;
  return { url: OWN_CONTACT_PATH, serviceId: 'own', templateId: 'enquiry', userId: 'site' };
}

function whatsappAccount(env: Environment): WhatsappAccount | null {
  const { WHATSAPP_ACCOUNT_ID: accountId = '', WHATSAPP_TOKEN: token = '' } = env;
  const apiUrl = outsideAddress(env, 'WHATSAPP_API_URL') ?? WHATSAPP_API_URL;
  if (!accountId && !token) return null;
  if (/^\d+$/.test(accountId) && token) return { apiUrl, accountId, token };
  // The token is not repeated.
  throw new ConfigError('WHATSAPP_ACCOUNT_ID must be a number, with WHATSAPP_TOKEN beside it.');
}

/** The API of Meta itself. */
const WHATSAPP_API_URL = 'https://graph.facebook.com/v23.0';
