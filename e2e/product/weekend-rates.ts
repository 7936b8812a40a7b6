import type { taxedHotel } from './taxed-hotel.ts';

/** Raises the hotel's own weekend by 12 %: by a rule for its days, as its console would. */
export async function raiseWeekend({ api, institution }: Awaited<ReturnType<typeof taxedHotel>>) {
  const settings = await api.setting.get({ institution });
  const { items } = await api.category.list({ institution, limit: 100, isActive: true });
  const nightly = items.filter(({ generic }) => generic.bookingUnit === 'night');
  await api.rate.create({
    institution,
    changes: [
      {
        scope: { categories: nightly.map(({ _id }) => _id) },
        weekdays: settings?.rates.weekendDays,
        set: { price: { mode: 'percent', value: 12, roundTo: 10 } },
      },
    ],
  });
}
