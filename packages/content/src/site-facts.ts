import { brand, type SocialLink } from './brand.ts';
import { type BusinessHours, businessHours } from './hours.ts';
import {
  PLANS_TEMPLATE,
  type PlanLimits,
  plans,
  STARTER_TAX,
  TRIAL_DAYS,
  WITH_SET_UP,
} from './plans.ts';
import { LEGAL_UPDATED } from './site-pages.ts';
import type { TaxedPrice } from './tax-words.ts';
import { type TemplateKey, templates } from './templates.ts';

/** Facts on the pages of the site that administrators can change while it runs. */
export interface SiteFacts {
  /** The lines of business, in their order. */
  readonly templates: readonly PublicTemplate[];
  /** The public plans of those that are open, in their order. */
  readonly plans: readonly PublicPlan[];
  readonly company: PublicCompany;
  readonly legal: { readonly privacyUpdated: string; readonly termsUpdated: string };
}

/** A line of business as a visitor sees it. */
export interface PublicTemplate {
  readonly key: TemplateKey;
  readonly name: string;
  /** Whether institutes can be made with it. */
  readonly isAvailable: boolean;
}

/** A plan as a visitor sees it. */
export interface PublicPlan {
  /** The template that it is for. */
  readonly template: TemplateKey;
  /** Unique in its template. */
  readonly key: string;
  readonly header: string;
  readonly level: string;
  readonly idealFor: string;
  readonly subheader: string;
  /** Null: agreed by contact. */
  readonly price: PublicPrice | null;
  readonly isFeatured: boolean;
  /** Null: as many as there are. */
  readonly limits: Readonly<Pick<PlanLimits, 'assets' | 'users'>>;
  /** Days before the first charge. */
  readonly trialDays: number;
  readonly features: readonly {
    readonly key: string;
    readonly label: string;
    readonly note: string | null;
  }[];
}

export interface PublicPrice extends TaxedPrice {
  /** Major units a cycle. */
  readonly amount: number;
  /** Months of a billing cycle. */
  readonly months: number;
}

export interface PublicCompany {
  readonly name: string;
  readonly legalName: string;
  readonly gstin: string | null;
  readonly address: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly social: readonly SocialLink[];
  readonly businessHours: readonly BusinessHours[];
}

/** The facts of a new installation, which the site is built with. */
export const siteFacts: SiteFacts = {
  templates: templates.map(({ key, name, isAvailable }) => ({ key, name, isAvailable })),
  plans: plans.map((plan) => ({
    template: PLANS_TEMPLATE,
    key: plan.id,
    header: plan.header,
    level: plan.level,
    idealFor: plan.idealFor,
    subheader: plan.subheader,
    price:
      plan.monthlyPrice === null
        ? null
        : { amount: plan.monthlyPrice, currency: 'INR', months: 1, ...STARTER_TAX },
    isFeatured: plan.isFeatured,
    limits: { assets: plan.limits.assets, users: plan.limits.users },
    trialDays: TRIAL_DAYS,
    features: plan.features.map(({ key, label, needsSetUp }) => ({
      key,
      label,
      note: needsSetUp ? WITH_SET_UP : null,
    })),
  })),
  company: {
    name: brand.name,
    legalName: brand.legalName.value,
    gstin: null,
    address: brand.address.value,
    phone: brand.phone.value,
    email: brand.email.value,
    social: brand.social.value,
    businessHours,
  },
  legal: { privacyUpdated: LEGAL_UPDATED, termsUpdated: LEGAL_UPDATED },
};
