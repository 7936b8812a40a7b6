import { createClient } from '@booking/api-client';
import { hospitalityOwner } from './accounts.ts';

/** Signs the owner of the sample hotel in to its product, and gives the hotel a tax of 5 %. */
export async function taxedHotel(origin: string) {
  const api = createClient({ baseUrl: `${origin}/api/v1` });
  api.session.begin(await api.user.login(hospitalityOwner));
  const institution = (await api.user.me()).institution?._id ?? '';
  const settings = await api.setting.get({ institution });
  await api.setting.save({
    institution,
    __v: settings?.__v ?? 0,
    taxes: {
      rules: [
        {
          name: 'GST',
          appliesTo: 'room',
          mode: 'percent',
          rate: 5,
          basis: 'perNight',
          isInclusive: false,
          minTariff: null,
          maxTariff: 7500,
          effectiveFrom: '2025-09-22',
          effectiveTo: null,
        },
      ],
    },
  });
  return { api, institution };
}
