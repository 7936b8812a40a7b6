/** Which folder of the server writes each table. Others call what that folder exports. */
const writers: Readonly<Record<string, string>> = {
  appUser: 'account',
  lastLogin: 'account',
  passwordLink: 'account',
  refreshToken: 'session',
  securityEvent: 'session',
  sessionBranch: 'session',
  sessionFamily: 'session',
  throttle: 'session',
  idempotencyKey: 'http',
  storedFile: 'files',
  outbox: 'mail',
  pricing: 'pricing',
  template: 'template',
  subscription: 'subscription',
  subscriptionEntry: 'subscription',
  institution: 'institution',
  setting: 'setting',
  policy: 'policy',
  policyVersion: 'policy',
  bkbtrSetting: 'bkbtr-setting',
  platformSecret: 'bkbtr-setting',
  color: 'color',
  statusColor: 'color',
  ota: 'ota',
  rate: 'rate',
  rateBatch: 'rate',
  rateChange: 'rate',
  generic: 'generic',
  category: 'category',
  asset: 'asset',
  rolePermission: 'role-permission',
  bulkJob: 'bulk',
  bulkItem: 'bulk',
  housekeepingHold: 'safeguards',
  housekeepingRun: 'safeguards',
  meta: 'database',
  whatsapp: 'whatsapp',
  channel: 'channel',
  channelMapping: 'channel',
  messageTemplate: 'whatsapp',
  messageTemplateSync: 'whatsapp',
};

const LIST = 'scripts/arrows/table-writers.ts';
const SERVER = 'apps/server/src/';
/** Fill or restore whole databases, before anything else works on them. */
const EXEMPT = /^(seed|backup|testing)\/|\.test\.ts$/;
/** Of drizzle's builders, of the resource kit, and of statements with the table put in. */
const WRITE =
  /(?:\.(?:insert|update|delete)\(|\browsOf\(\{\s*table: )(\w+)\b|\b(?:insert into|update|delete from) \$\{(\w+)\}/g;

/** What a source takes from the schema. */
const OF_SCHEMA = /\bimport \{([^}]*)\} from '[^']*\/schema\/[^']*'/g;

/** The tables that a source imports, by the names that they have there. */
function tablesOf(source: string): ReadonlyMap<string, string> {
  const names = [...source.matchAll(OF_SCHEMA)].flatMap(([, list = '']) => list.split(','));
  return new Map(
    names.flatMap((one) => {
      const [, table, name = table] = /^\s*(\w+)(?: as (\w+))?\s*$/.exec(one) ?? [];
      return table === undefined || name === undefined ? [] : [[name, table] as const];
    }),
  );
}

/**
 * Judges the writes of one source of the server: a table is written by its own folder only.
 * @param file path from the root, with slashes.
 */
export function foreignWrites(file: string, source: string): { line: number; why: string }[] {
  if (!file.startsWith(SERVER)) return [];
  const own = file.slice(SERVER.length);
  if (EXEMPT.test(own)) return [];
  const imported = tablesOf(source);
  return [...source.matchAll(WRITE)].flatMap(({ index, 1: built, 2: put }) => {
    const name = built ?? put ?? '';
    const table = imported.get(name) ?? name;
    const writer = writers[table];
    const line = source.slice(0, index).split('\n').length;
    if (writer === undefined) {
      // Anything else of this form is no table.
      if (!imported.has(name)) return [];
      return [{ line, why: `writes ${table}, which has no folder in ${LIST}` }];
    }
    if (own.startsWith(`${writer}/`)) return [];
    return [{ line, why: `writes ${table}, which only apps/server/src/${writer} may` }];
  });
}
