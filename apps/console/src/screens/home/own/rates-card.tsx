import type { Institution } from '@booking/api-client';
import { ButtonLink } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../access/can.ts';
import { addDays } from '../../../dates/civil-date.ts';
import { formatDay, today } from '../../../dates/shown-date.ts';
import { useCategories } from '../../../entity/use-categories.ts';
import { ratesHref } from '../../../institutes/institute-href.ts';
import { LoadedCard } from '../../../loading/loaded-card.tsx';
import { useMayOpen } from '../../../page/screen-access.ts';
import { useReads } from '../../../session/session-context.ts';
import { daysWithoutRate } from './days-without-rate.ts';
import { OwnRows } from './own-rows.tsx';

/** How far ahead a day without a rate is counted. */
const DAYS = 30;

/** The categories that can’t be sold on some of the next days, because these have no rate. */
export function RatesCard({ institute }: { readonly institute: Institution }) {
  const { isOpen } = useCan()('rate.list', institute);
  const hasCategories = institute.counts.categories > 0;
  return isOpen && hasCategories ? <Rates institute={institute} /> : null;
}

function Rates({ institute: { _id } }: { readonly institute: Institution }) {
  const reads = useReads();
  const mayOpen = useMayOpen('/all-institutes/:instituteId/settings/addRates', {
    instituteId: _id,
  });
  const categories = useCategories(_id);
  // A base price is the rate of every day: only without one can a day be without a rate.
  const unpriced = categories.data?.filter(({ isActive, basePrice }) => isActive && !basePrice);
  const rates = useQuery({
    ...reads.rate.list({
      institution: _id,
      category: unpriced?.map((category) => category._id),
      startDate: today(),
      endDate: addDays(today(), DAYS - 1),
      resolve: true,
    }),
    enabled: unpriced !== undefined && unpriced.length > 0,
  });
  const withoutRate = unpriced?.length === 0 ? [] : rates.data && daysWithoutRate(rates.data);
  return (
    <LoadedCard
      title="Days without rates"
      what="the rates"
      read={{ ...(categories.data ? rates : categories), data: withoutRate }}
      actions={
        mayOpen && (
          <ButtonLink variant="secondary" size="sm" href={ratesHref(_id)}>
            Show rates
          </ButtonLink>
        )
      }
    >
      {(rows) => (
        <OwnRows
          label="Days without rates"
          none={`Every category has a rate for the next ${DAYS} days.`}
          rows={rows.map(({ category, name, days, first }) => ({
            key: category,
            name,
            detail: `${days === 1 ? '1 day' : `${days} days`} of the next ${DAYS}, from ${formatDay(first)}`,
            href: mayOpen ? ratesHref(_id, first) : undefined,
          }))}
        />
      )}
    </LoadedCard>
  );
}
