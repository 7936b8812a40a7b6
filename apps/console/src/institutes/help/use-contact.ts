import type { Institution } from '@booking/api-client';
import { useSettings } from '../../data/use-settings.ts';

/** Who to call about an institute. */
interface Contact {
  readonly title: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The account manager of an institute, else the support of the platform; undefined until the settings are loaded. */
export function useContact(institute: Institution | undefined): Contact | undefined {
  const company = useSettings()?.company;
  const manager = institute?.accountManager;
  if (!company) return undefined;
  const { name, phone, email } = company;
  return manager
    ? { title: 'Your account manager', ...manager, phone: manager.phone ?? phone }
    : { title: 'Support', name, phone, email };
}
