import { CYCLE_MONTHS, majorOf } from '@booking/api-client/contract';
import type { PublicPlan, SiteFacts } from '@booking/content/site-facts';
import { readSettings } from '../bkbtr-setting/store.ts';
import type { Database } from '../database/database.ts';
import { publicPlans } from '../plan/plan.ts';
import { listedTemplates } from '../template/store.ts';

/** Returns what the pages of the site say that administrators can change, as it is at this moment. */
export async function readSiteFacts(db: Database): Promise<SiteFacts> {
  const [templates, plans, { company, legal }] = await Promise.all([
    listedTemplates(db),
    publicPlans(db),
    readSettings(db),
  ]);
  return { templates, plans: plans.map(publicPlan), company, legal };
}

type Row = Awaited<ReturnType<typeof publicPlans>>[number];

function publicPlan(row: Row): PublicPlan {
  const { key, header, level, idealFor, subheader, isFeatured, priceMinor, features } = row;
  const { assets = null, users = null } = row.limits;
  return {
    template: row.template,
    key,
    header,
    level,
    idealFor,
    subheader,
    price:
      priceMinor === null
        ? null
        : {
            amount: majorOf(priceMinor, row.currency),
            currency: row.currency,
            months: CYCLE_MONTHS[row.billingCycle],
            taxRate: row.taxRate,
            taxInclusive: row.taxInclusive,
          },
    isFeatured,
    limits: { assets, users },
    trialDays: row.trialDays,
    features,
  };
}
