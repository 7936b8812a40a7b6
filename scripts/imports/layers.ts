/** The folders and root files of a part, by layer. Any other is a resource: between kit and product. */
export interface Layers {
  /** Knows nothing of the product. */
  readonly base: readonly string[];
  /** Used by every call and every screen. */
  readonly kit: readonly string[];
  /** The parts put together. */
  readonly product: readonly string[];
  /** Run by themselves. */
  readonly tools: readonly string[];
}

export const layers: Readonly<Record<string, Layers>> = {
  'apps/server/src': {
    base: [
      'config',
      'config.ts',
      'database',
      'http-error.ts',
      'log.ts',
      'mail-address.ts',
      'metrics',
      'network.ts',
      'public-address.ts',
      'queue',
      'redact.ts',
      'schema',
      'sealer.ts',
      'secret-end.ts',
      'secrets.ts',
      'event-loop.ts',
      'tracing.ts',
    ],
    kit: ['account', 'housekeeping', 'http', 'resource', 'session', 'two-factor'],
    product: [
      'app.ts',
      'bulk',
      'contact',
      'housekeeping.ts',
      'main.ts',
      'open-data.ts',
      'operations',
      'pages',
      'product.ts',
      'reference',
      'seed',
      'start.ts',
    ],
    tools: ['audit-archive', 'backup', 'create-admin', 'move-files', 'reseal'],
  },
  'apps/console/src': {
    base: [
      'calendar',
      'csv',
      'dates',
      'idempotency',
      'idle',
      'illustrations',
      'labels',
      'memory',
      'messages',
      'region',
    ],
    kit: [
      'access',
      'audit',
      'bulk',
      'confirm',
      'data',
      'dialogs',
      'entity',
      'facts',
      'forms',
      'list',
      'loading',
      'order',
      'page',
      'period',
      'preferences',
      'session',
      'shortcuts',
    ],
    product: ['app', 'main.tsx', 'opening'],
    tools: [],
  },
  // Its resources are the components.
  'packages/ui/src': {
    base: ['constants.ts', 'primitives/dates', 'primitives/dom', 'primitives/react', 'tokens'],
    kit: ['primitives'],
    product: ['booking-provider', 'format.ts', 'index.ts', 'messages', 'typed-text.ts'],
    tools: ['codemods', 'command', 'docs', 'test-user'],
  },
};
