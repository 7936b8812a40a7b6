import { todayOf } from '../../contract/facts/today.ts';
import type { Notice } from '../../contract/schemas/notice.ts';
import type { Template } from '../../contract/schemas/template.ts';
import type { BulkJob } from './bulk-job.ts';
import { RateBook } from './rates/rate-book.ts';
import type {
  AssetRow,
  BankLineRow,
  CategoryRow,
  ColorRow,
  EntryRow,
  GenericRow,
  InstitutionRow,
  NoteRow,
  OtaRow,
  PlanRow,
  PlatformRow,
  PolicyRow,
  ReceivableRow,
  RoleRow,
  SettingRow,
  StatusColorSet,
  SubscriptionRow,
  UserRow,
  WhatsappRow,
} from './row-types.ts';
import { Rows, seen, type Writer } from './rows.ts';

/** The rows of a world, with its clock and its ids: the same for the same seed on the same day. */
export class Store {
  readonly templates = new Rows<Template>('Template');
  readonly generics = new Rows<GenericRow>('Generic');
  readonly colors = new Rows<ColorRow>('Colour', [
    {
      field: 'name',
      message: 'Another colour already has this name.',
      keyOf: ({ name }) => seen(name),
    },
    {
      field: 'hex',
      message: 'This colour is already in the palette.',
      keyOf: ({ hex }) => hex,
    },
  ]);
  readonly statusColors = new Rows<StatusColorSet>('Status colours');
  readonly otas = new Rows<OtaRow>('OTA', [
    {
      field: 'name',
      message: 'Another OTA already has this name.',
      keyOf: ({ name }) => seen(name),
    },
    { field: 'code', message: 'Another OTA already uses this code.', keyOf: ({ code }) => code },
  ]);
  readonly plans = new Rows<PlanRow>('Plan', [
    {
      field: 'key',
      message: 'Another plan of this template already has this key.',
      keyOf: ({ templateId, key }) => `${templateId} ${key}`,
    },
    {
      field: 'header',
      message: 'Another plan of this template has this name.',
      keyOf: ({ templateId, header }) => seen(templateId, header),
    },
  ]);
  readonly roles = new Rows<RoleRow>('Role');
  readonly institutions = new Rows<InstitutionRow>('Institute', [
    {
      field: 'code',
      message: 'Another institute already uses this code.',
      keyOf: ({ code }) => code,
    },
    {
      field: 'gstin',
      message: 'Another institute already uses this GSTIN.',
      keyOf: ({ gstin }) => gstin,
    },
  ]);
  readonly users = new Rows<UserRow>('User', [
    {
      field: 'email',
      message: 'This email address is already in use.',
      keyOf: ({ email }) => email,
    },
  ]);
  readonly subscriptions = new Rows<SubscriptionRow>('Subscription');
  readonly entries = new Rows<EntryRow>('Payment');
  readonly notices = new Rows<Notice>('Notice');
  readonly bankLines = new Rows<BankLineRow>('Bank line');
  /** By the id of the institution. */
  readonly receivables = new Rows<ReceivableRow>('Account');
  readonly categories = new Rows<CategoryRow>('Category', [
    {
      field: 'name',
      message: 'Another category already has this name.',
      keyOf: ({ institution, name }) => seen(institution, name),
    },
    {
      field: 'code',
      message: 'Another category already uses this code.',
      keyOf: ({ institution, code }) => `${institution} ${code}`,
    },
  ]);
  readonly assets = new Rows<AssetRow>('Asset', [
    {
      field: 'code',
      message: 'Another asset already uses this code.',
      keyOf: ({ institution, code }) => seen(institution, code),
    },
  ]);
  readonly notes = new Rows<NoteRow>('Note');
  readonly settings = new Rows<SettingRow>('Settings');
  readonly policies = new Rows<PolicyRow>('Policy', [
    {
      field: 'institution',
      message: 'This institute already has a policy.',
      keyOf: ({ institution }) => institution,
    },
  ]);
  readonly whatsapps = new Rows<WhatsappRow>('Messaging action', [
    {
      field: 'name',
      message: 'Another message already has this name.',
      keyOf: ({ institutionId, name }) => seen(institutionId, name),
    },
  ]);
  readonly platform = new Rows<PlatformRow>('Settings');
  readonly bulks = new Rows<BulkJob>('Bulk change');
  readonly rates = new RateBook();

  readonly #seed: number;
  readonly #began: number;
  #ids = 0;
  #ticks = 0;

  /** @param now when the world begins; its ids and its past are counted from the day. */
  constructor(seed: number, now: Date) {
    this.#seed = seed;
    this.#began = now.getTime();
  }

  /** The moment of a read. */
  now(): Date {
    return new Date(this.#began + this.#ticks * 1000);
  }

  /** The moment of a write, a second after the one before: what is written later is newer. */
  tick(): string {
    this.#ticks += 1;
    return this.now().toISOString();
  }

  /** The platform's day. */
  today(): string {
    return todayOf('billing', this.now());
  }

  /** The day on which the world began, in milliseconds. */
  get firstDay(): number {
    return Date.parse(todayOf('billing', new Date(this.#began)));
  }

  /** An id that no other row has, higher than those before. */
  newId(): string {
    this.#ids += 1;
    const part = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
    return `65${part(this.#seed % 2 ** 24, 6)}${part(this.#ids, 16)}`;
  }

  /** Returns the fields that every new row has. */
  fresh({ at, by }: Writer) {
    const audit = { createdAt: at, updatedAt: at, createdBy: by, updatedBy: by, __v: 0 };
    return { _id: this.newId(), ...audit };
  }
}
