import path from 'node:path/posix';

/**
 * The folders and root files of a part, from the ground up. Each may import what stands before it, and
 * nothing else: an import that runs back up would make a circle sooner or later.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src': [
    // What knows nothing of the product.
    'redact.ts',
    'log.ts',
    'http-error.ts',
    'secrets.ts',
    'sealer.ts',
    'secret-end.ts',
    'mail-address.ts',
    'network.ts',
    'outside.ts',
    'turns.ts',
    'queue',
    'config',
    'config.ts',
    'metrics',
    'database',
    'schema',
    'resource',
    // Who is calling, and how calls arrive.
    'account',
    'session',
    'http',
    // Resources.
    'files',
    'mail',
    'template',
    'safeguards',
    'bkbtr-setting',
    'plan',
    'subscription',
    'pricing',
    'generic',
    'category',
    'asset',
    'channel',
    'institution',
    'role-permission',
    'setting',
    'rate',
    'policy',
    'user',
    'ota',
    'color',
    'whatsapp',
    'report',
    // What is served besides the API's calls.
    'contact',
    'pages',
    'reference',
    // The product, put together.
    'bulk',
    'seed',
    'housekeeping.ts',
    'app.ts',
    'product.ts',
    'operations',
    'start.ts',
    'main.ts',
    // Commands of their own.
    'create-admin',
    'reseal',
    'backup',
  ],
  'apps/console/src': [
    // What knows nothing of the product.
    'illustrations',
    'labels',
    'region',
    'idle',
    'idempotency',
    'memory',
    'dates',
    'messages',
    'calendar',
    'csv',
    // Who is signed in, what they may do, and the data they see.
    'session',
    'access',
    'data',
    'preferences',
    // Parts of every screen.
    'shortcuts',
    'page',
    'loading',
    'dialogs',
    'period',
    'list',
    'forms',
    'confirm',
    'order',
    'bulk',
    'facts',
    'entity',
    // What several screens share of one thing.
    'entry',
    'passwords',
    'status-colors',
    'institutes',
    'templates',
    'roles',
    'profile',
    'screens',
    // The console, composed.
    'opening',
    'app',
    'main.tsx',
  ],
};

/** Files that may import anything of their part: nothing of the product imports them. */
const PROOF = /(^|\/)testing\/|\.(test|stories)\.tsx?$/;

/**
 * Judges a relative import by the floors of its part.
 * @param file path from the root, with slashes.
 * @returns why it is refused, or undefined.
 */
export function floorViolation(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.') || PROOF.test(file)) return undefined;
  const part = Object.keys(floors).find((one) => file.startsWith(`${one}/`));
  const order = part === undefined ? undefined : floors[part];
  if (part === undefined || order === undefined) return undefined;
  const target = path.join(path.dirname(file), specifier);
  if (!target.startsWith(`${part}/`)) return undefined;
  const [own, other] = [room(file, part), room(target, part)];
  if (own === other) return undefined;
  if (PROOF.test(target)) return `${specifier}: it is for tests`;
  const missing = [own, other].find((one) => !order.includes(one));
  if (missing) return `${specifier}: ${missing} has no floor in scripts/arrows/floors.ts`;
  if (order.indexOf(other) < order.indexOf(own)) return undefined;
  return `${specifier}: ${other} stands above ${own} (scripts/arrows/floors.ts)`;
}

/** The folder, or the file itself where it stands at the root of its part. */
function room(file: string, part: string): string {
  return file.slice(part.length + 1).split('/')[0] ?? '';
}
