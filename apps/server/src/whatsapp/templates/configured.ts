import { readMessagingAccount } from '../../bkbtr-setting/index.ts';
import type { Config } from '../../config.ts';
import { createSealer } from '../../sealer.ts';
import { metaProvider } from './meta-provider.ts';
import type { FindProvider } from './provider.ts';

/** The provider of the platform's settings, else that of the configuration, or none. */
export function configuredProvider({
  whatsapp,
  secretsKeys,
  allowsPrivate,
}: Pick<Config, 'whatsapp' | 'secretsKeys' | 'allowsPrivate'>): FindProvider {
  const sealer = createSealer(secretsKeys);
  return async (db) => {
    const account = await readMessagingAccount(db, sealer);
    if (account) return metaProvider(account, { allowsPrivate });
    // The people who run the server may send it anywhere.
    return whatsapp && metaProvider(whatsapp, { allowsPrivate: true });
  };
}
