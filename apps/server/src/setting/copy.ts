import { SETTING_DEFAULTS, type Setting } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { shareCurrency } from '../institution/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { setting } from '../schema/setting.ts';
import { settingRows } from './rows.ts';

type Section<K extends 'stayTimes' | 'rates' | 'taxes'> = (typeof setting.$inferSelect)[K];

/**
 * Gives a new institution the settings of another, without what is that one's own: its numbers, addresses and links, and
 * its amounts where the new one has another currency.
 */
export async function copySetting(context: WriteContext, from: string, to: string): Promise<void> {
  const [row] = await context.db.select().from(setting).where(eq(setting.institutionId, from));
  if (!row) return;
  const { stayTimes, region, rates, taxes, numbering, calendar } = row;
  const isSame = await shareCurrency(context, from, to);
  await settingRows.insert(context, {
    institutionId: to,
    ...(isSame ? { stayTimes, rates, taxes } : withoutAmounts({ stayTimes, rates, taxes })),
    region,
    numbering: numbering && { ...numbering, nextNumber: 1 },
    calendar,
  });
}

interface Amounts {
  readonly stayTimes: Section<'stayTimes'>;
  readonly rates: Section<'rates'>;
  readonly taxes: Section<'taxes'>;
}

function withoutAmounts({ stayTimes, rates, taxes }: Amounts): Amounts {
  return {
    stayTimes: stayTimes && {
      ...stayTimes,
      earlyCheckIn: { ...stayTimes.earlyCheckIn, charge: 0 },
      lateCheckOut: { ...stayTimes.lateCheckOut, charge: 0 },
    },
    rates: rates && {
      ...rates,
      minRate: null,
      maxRate: null,
      // A multiple of the currency, too.
      rounding: SETTING_DEFAULTS.rates.rounding,
      ratePackages: rates.ratePackages.map((ratePackage) =>
        ratePackage.mode === 'amount' ? { ...ratePackage, value: 0 } : ratePackage,
      ),
    },
    taxes: taxes && { ...taxes, rules: taxes.rules.flatMap(taxWithoutAmounts) },
  };
}

type TaxRule = Setting['taxes']['rules'][number];

/** A rule for some tariffs is left out: without its limits it would tax all of them, as its neighbours would. */
function taxWithoutAmounts(rule: TaxRule): TaxRule[] {
  if (rule.minTariff !== null || rule.maxTariff !== null) return [];
  return [rule.mode === 'fixed' ? { ...rule, rate: 0 } : rule];
}
