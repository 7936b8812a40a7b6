import type { BkbtrSetting } from '@booking/api-client';
import { text } from '../../entity/form/text-fields.tsx';
import type { Section } from './section.ts';
import { serverDefaultHint } from './server-default-hint.ts';
import { secret } from './setting-fields.tsx';

/** The sections about other applications and providers. */
export function connectionSections(
  configured: BkbtrSetting['configured'] | undefined,
): readonly Section[] {
  return [
    {
      key: 'subApps',
      title: 'Sub-applications',
      icon: 'external-link',
      lead: 'Where users of these templates go after sign-in.',
      group: 'connections',
      effects: [
        'Users of these templates are sent there with their session: anyone who runs that address can act as them.',
        'Changes apply from the next sign-in.',
      ],
      rows: [
        text('subApps.hospitality', 'Hospitality app', {
          isOptional: true,
          description: `Starts with https://. ${serverDefaultHint(configured?.subApps.hospitality)}`,
          input: { type: 'url', spellCheck: false },
        }),
        text('subApps.event', 'Event Management app', {
          isOptional: true,
          description: `Starts with https://. ${serverDefaultHint(configured?.subApps.event)}`,
          input: { type: 'url', spellCheck: false },
        }),
      ],
    },
    {
      key: 'messaging',
      title: 'Messaging',
      icon: 'message-circle',
      lead: 'The WhatsApp provider whose approved templates institutes use.',
      group: 'connections',
      rows: [
        text('messaging.baseUrl', 'Provider URL', {
          isOptional: true,
          input: { type: 'url', spellCheck: false },
        }),
        text('messaging.accountId', 'Account ID', {
          isOptional: true,
          input: { spellCheck: false },
        }),
        secret('messaging.token', 'Access token'),
      ],
    },
  ];
}
