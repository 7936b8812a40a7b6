import type { Config } from '../../config.ts';
import { metaProvider } from './meta-provider.ts';
import type { FindProvider } from './provider.ts';

/** The provider of the configuration, or none. */
export function configuredProvider({ whatsapp }: Pick<Config, 'whatsapp'>): FindProvider {
  const provider = whatsapp && metaProvider(whatsapp);
  return async () => provider;
}
