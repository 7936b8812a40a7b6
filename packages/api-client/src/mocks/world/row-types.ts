import type { StatusColorKey } from '../../contract/facts/color.ts';
import type { SettingSection } from '../../contract/facts/setting.ts';
import type { Asset } from '../../contract/schemas/asset.ts';
import type { BankLine } from '../../contract/schemas/bank-line.ts';
import type { BkbtrSetting } from '../../contract/schemas/bkbtr-setting.ts';
import type { Category } from '../../contract/schemas/category.ts';
import type { Channel } from '../../contract/schemas/channel.ts';
import type { Color } from '../../contract/schemas/color.ts';
import type { Generic } from '../../contract/schemas/generic.ts';
import type { Institution } from '../../contract/schemas/institution.ts';
import type { Note } from '../../contract/schemas/note.ts';
import type { Ota } from '../../contract/schemas/ota.ts';
import type { Passkey } from '../../contract/schemas/passkey.ts';
import type { PolicyContent } from '../../contract/schemas/policy.ts';
import type { Preferences } from '../../contract/schemas/preferences.ts';
import type { Pricing } from '../../contract/schemas/pricing.ts';
import type { Receivable } from '../../contract/schemas/receivable.ts';
import type { RolePermission } from '../../contract/schemas/role-permission.ts';
import type { Setting } from '../../contract/schemas/setting.ts';
import type { AccountEntry, Subscription } from '../../contract/schemas/subscription.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { Whatsapp } from '../../contract/schemas/whatsapp.ts';
import type { Row } from './rows.ts';

/**
 * The stored rows, with a document's own fields alone. Fields of other rows, or counts of them, are looked up when
 * it is read, so that no two documents contradict each other.
 */

export type GenericRow = Omit<Generic, 'template'> & { readonly templateId: string };

export type ColorRow = Omit<Color, 'template' | 'usageCount'> & {
  readonly templateId: string | null;
};

/** One row: they are saved as one. */
export interface StatusColorSet extends Row {
  readonly statuses: readonly {
    readonly key: StatusColorKey;
    readonly label: string;
    readonly fill: string;
    readonly border: string;
    readonly icon: string;
    readonly order: number;
  }[];
}

export type OtaRow = Omit<Ota, 'color' | 'templates' | 'usageCount'> & {
  readonly colorId: string | null;
  readonly templateIds: readonly string[];
};

export type PlanRow = Omit<Pricing, 'template' | 'inherits' | 'currentSubscriptions' | 'isUsed'> & {
  readonly templateId: string;
  readonly inheritsId: string | null;
};

export type RoleRow = Omit<RolePermission, 'template' | 'institution' | 'overrides'> & {
  readonly templateId: string;
  readonly institutionId: string | null;
};

export type ChannelRow = Omit<Channel, 'ota' | 'credentials'> & {
  readonly otaId: string;
  readonly credentials: Readonly<Record<string, string>>;
};

export type InstitutionRow = Omit<
  Institution,
  | 'template'
  | 'owner'
  | 'accountManager'
  | 'currentSubscription'
  | 'dueOn'
  | 'seats'
  | 'counts'
  | 'setup'
  | 'purgeAfter'
  | 'channels'
> & {
  readonly templateId: string;
  readonly ownerId: string | null;
  readonly accountManagerId: string | null;
  readonly channels: readonly ChannelRow[];
};

/** A passkey, with the id by which its authenticator knows it. */
export type PasskeyRow = Passkey & { readonly credentialId: string };

export type UserRow = Omit<User, 'institution' | 'hasTwoFactor'> & {
  readonly institutionId: string | null;
  /** Null until the invitation is accepted. */
  readonly password: string | null;
  readonly preferences: Preferences;
  /** Null while two-factor authentication is off. */
  readonly twoFactor: {
    /** When the authenticator app was set up; null for someone who has passkeys alone. */
    readonly since: string | null;
    readonly passkeys: readonly PasskeyRow[];
    readonly recoveryCodes: readonly string[];
  } | null;
};

export type CategoryRow = Omit<Category, 'generic' | 'color' | 'assetCount' | 'currency'> & {
  readonly genericId: string;
  readonly colorId: string | null;
};

export type AssetRow = Omit<Asset, 'category' | 'connectingAssets'> & {
  readonly categoryId: string;
  readonly connectingIds: readonly string[];
};

/** Fields that follow from its account, its terms and its institution are no part of the row. */
export type SubscriptionRow = Omit<
  Subscription,
  | 'institution'
  | 'amount'
  | 'mrr'
  | 'mrrBefore'
  | 'balance'
  | 'accountBalance'
  | 'dueSince'
  | 'dueOn'
  | 'suspendsOn'
  | 'paidFrom'
  | 'lastPayment'
  | 'entries'
> & { readonly institutionId: string };

export type EntryRow = AccountEntry & Row & { readonly institutionId: string };

export type BankLineRow = Omit<BankLine, 'institution' | 'recordedPayment' | 'matches'> & {
  readonly institutionId: string | null;
  /** The whole text of the bank. */
  readonly said: string;
};

/** The promise and the last contact about the debt of an institution, whose id it has. */
export interface ReceivableRow extends Row {
  readonly promise: {
    readonly day: string;
    readonly amount: number;
    readonly note: string | null;
    readonly madeAt: string;
  } | null;
  readonly contact: Receivable['contact'];
}

export type SettingRow = Row & { readonly [S in SettingSection]?: Partial<Setting[S]> };

export type NoteRow = Omit<Note, 'institution' | 'by' | 'owner'> & {
  readonly institutionId: string;
  readonly ownerId: string | null;
};

export interface PolicyRow extends Row {
  readonly institution: string;
  /** The newest last. */
  readonly versions: readonly {
    readonly effectiveFrom: string;
    readonly by: string | null;
    readonly content: PolicyContent;
  }[];
}

export type WhatsappRow = Omit<
  Whatsapp,
  'institution' | 'templateStatus' | 'templateCategory' | 'isActive'
> & { readonly institutionId: string };

export type PlatformRow = Omit<BkbtrSetting, 'availableTemplates' | 'messaging'> & {
  readonly messaging: { readonly baseUrl: string | null; readonly accountId: string | null };
  readonly token: string | null;
};
