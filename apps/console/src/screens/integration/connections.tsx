import type { Institution, Ota } from '@booking/api-client';
import { CONNECTABLE_MODES } from '@booking/api-client/facts';
import { Button, Card, EmptyState, Heading, InlineMessage, Link } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useCan } from '../../access/can.ts';
import { useCategories } from '../../entity/use-categories.ts';
import { wholeList } from '../../list/whole-list.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { LoadingOrError } from '../../loading/load-error.tsx';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { useScreenLink } from '../../page/screen-access.ts';
import { ScrollPanel } from '../../page/scroll-panel.tsx';
import { useReads } from '../../session/session-context.ts';
import { type DraftKind, useDraft, useRestoredDraft } from '../../session/use-draft.ts';
import { wordsOf } from '../../templates/template-words.ts';
import { ChannelCard } from './channel-card.tsx';
import { useRatePackages } from './rate-packages.ts';

const ChannelForm = lazyComponent(() => import('./form/channel-form.tsx'));

/** Connection of the open form: an existing one by its id, or a new one. */
interface Opened {
  readonly ota: Ota;
  readonly channelId: string | undefined;
}

/** The connections of an institute, and the OTAs that it can connect to. */
export function Connections({ institute }: { readonly institute: Institution }) {
  const reads = useReads();
  const { unit } = wordsOf(institute);
  const otas = useQuery(wholeList(reads.ota.list));
  const categories = useCategories(institute._id);
  const packages = useRatePackages(institute._id);
  const access = useCan()('channel.connect', institute);
  const planHref = useScreenLink('/subscriptions', { search: institute.code });
  const kind: DraftKind<Opened> = { form: `channel-of-${institute._id}` };
  const [opened, setOpened] = useState(useRestoredDraft(kind));
  // Its form keeps what is typed.
  useDraft(kind, () => opened);
  const failed = [otas, categories].find(({ error, data }) => error && !data);
  if (!otas.data || !categories.data) {
    return <LoadingOrError query={failed} title="Couldn’t load channels" />;
  }
  const all = otas.data.items;
  const own = categories.data;
  const offered = all.filter(
    ({ isActive, kind, modes, templates }) =>
      isActive &&
      // Walk-ins, a call and one's own site are sources of bookings: there is nothing to connect.
      kind !== 'Direct' &&
      kind !== 'Offline' &&
      modes.some((mode) => CONNECTABLE_MODES.includes(mode)) &&
      (templates.length === 0 || templates.some(({ _id }) => _id === institute.template._id)),
  );
  return (
    <ScrollPanel>
      {access.by === 'entitlement' ? (
        <InlineMessage tone="warning">
          {access.reason} {planHref && <Link href={planHref}>Change the plan</Link>}
        </InlineMessage>
      ) : (
        <InlineMessage title="Channels are manual">
          Map {unit.many} here, then enter rates and availability in the OTA’s extranet.
        </InlineMessage>
      )}
      {institute.channels.length === 0 ? (
        <EmptyState
          title="No channels yet"
          description={
            access.reason === undefined &&
            `Connect an OTA below to match its ${unit.many} to your categories.`
          }
        />
      ) : (
        <ul className="grid min-w-0 gap-4" aria-label="Channels">
          {institute.channels.map((channel) => {
            const ota = all.find(({ _id }) => _id === channel.ota._id);
            return (
              <li key={channel._id}>
                <ChannelCard
                  {...{ institute, channel, packages }}
                  categories={own}
                  onEdit={() => ota && setOpened({ ota, channelId: channel._id })}
                />
              </li>
            );
          })}
        </ul>
      )}
      <section aria-labelledby="channels-otas">
        <Heading className="mb-3" id="channels-otas" level={2} size="sm">
          OTAs
        </Heading>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-4">
          {offered.map((ota) => (
            <li key={ota._id}>
              <Card title={ota.name} titleLevel={3} size="sm">
                <Button
                  variant="secondary"
                  size="sm"
                  icon="plus"
                  aria-label={`Connect ${ota.name}`}
                  disabledReason={access.reason}
                  onClick={() => setOpened({ ota, channelId: undefined })}
                >
                  Connect
                </Button>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      {opened && (
        <Suspense fallback={<LoadingBar label="Loading form" />}>
          <ChannelForm
            key={`${opened.ota._id} ${opened.channelId}`}
            institute={institute}
            ota={opened.ota}
            channelId={opened.channelId}
            categories={own}
            packages={packages}
            onClosed={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </ScrollPanel>
  );
}
