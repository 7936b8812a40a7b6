import type { MessageTemplate } from '@booking/api-client';
import { Button, notify } from '@booking/ui';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useInvalidate } from '../../data/use-invalidate.ts';
import type { StartersProps } from '../../entity/entity.ts';
import { keysByBody } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';
import { starterDraft, starters } from './starters.ts';

/** Adds six drafts to an institute without messages, with the templates of the account that they are made for. */
export function StarterMessages({ disabledReason }: StartersProps) {
  const { instituteId = '' } = useParams();
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [keyOf] = useState(keysByBody);
  const [isLoading, setIsLoading] = useState(false);
  /** A second try sends the same drafts, or it would make some of them twice. */
  const templates = useRef<readonly MessageTemplate[]>(undefined);

  /** Drafts can do without: their templates are chosen later then. */
  async function templatesOf(institution: string): Promise<readonly MessageTemplate[]> {
    try {
      return (await api.whatsapp.templates({ institution })).templates;
    } catch {
      return [];
    }
  }

  async function add(): Promise<void> {
    setIsLoading(true);
    try {
      templates.current ??= await templatesOf(instituteId);
      for (const starter of starters) {
        const body = { ...starterDraft(starter, templates.current), institution: instituteId };
        // A second try goes on with what the first has made.
        await api.whatsapp.create(body, { idempotencyKey: keyOf(body) });
      }
      notify.success('Six drafts added.');
    } catch (error) {
      // The first draft that was made takes the place of this button.
      notify.error(`Couldn’t add all drafts. ${messageOf(error)}`, {
        action: { label: 'Try again', onAction: () => void add() },
      });
    } finally {
      setIsLoading(false);
      invalidate('whatsapp.create');
    }
  }

  return (
    <Button
      variant="secondary"
      icon="copy"
      isLoading={isLoading}
      disabledReason={disabledReason}
      onClick={() => void add()}
    >
      Add six starter drafts
    </Button>
  );
}
