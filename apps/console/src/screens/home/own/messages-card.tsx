import type { Institution } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../access/can.ts';
import { institutePageHref } from '../../../institutes/institute-href.ts';
import { LoadedCard } from '../../../loading/loaded-card.tsx';
import { useMayOpen } from '../../../page/screen-access.ts';
import { useReads } from '../../../session/session-context.ts';
import { eventsOf } from '../../../whatsapp/events.ts';
import { blockTexts } from '../../../whatsapp/message-words.ts';
import { MoreRows, ROWS } from './more-rows.tsx';
import { OwnRows } from './own-rows.tsx';

/** The WhatsApp messages that stopped going out. */
export function MessagesCard({ institute }: { readonly institute: Institution }) {
  const { isOpen } = useCan()('whatsapp.list', institute);
  // A plan without messages has none to watch.
  return isOpen && eventsOf(institute).length > 0 ? <Blocked institute={institute} /> : null;
}

function Blocked({ institute: { _id } }: { readonly institute: Institution }) {
  const mayOpen = useMayOpen('/all-institutes/:instituteId/whatsapp', { instituteId: _id });
  const read = useQuery(
    useReads().whatsapp.list({ institution: [_id], status: ['Blocked'], limit: ROWS }),
  );
  const page = `${institutePageHref(_id)}/whatsapp`;
  return (
    <LoadedCard title="WhatsApp messages" what="the messages" read={read}>
      {({ items, total }) => (
        <>
          <OwnRows
            label="Blocked messages"
            none="No message is blocked."
            rows={items.map(({ _id: message, name, blocked }) => ({
              key: message,
              name,
              detail: `Blocked. ${blocked ? blockTexts[blocked.reason] : ''}`.trim(),
              href: mayOpen ? `${page}?open=${message}` : undefined,
            }))}
          />
          <MoreRows shown={items.length} total={total} />
        </>
      )}
    </LoadedCard>
  );
}
