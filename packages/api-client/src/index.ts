export {
  type Client,
  type ClientOptions,
  type ClientSession,
  createClient,
  DEFAULT_TIMEOUT,
} from './client.ts';
export { changedPreferences } from './contract/changed-preferences.ts';
export type { Code, DeadLink, FieldError, LastChange } from './contract/codes.ts';
export { joinList, splitList } from './contract/comma-list.ts';
export { dayEnd, dayStart, type Instant, toInstant } from './contract/days.ts';
export type { CallName, PartPermission, Permission } from './contract/facts/access.ts';
export type { AssetStatus, BookingUnit } from './contract/facts/asset.ts';
export type {
  InstitutionStatus,
  InstitutionType,
  SetupStep,
} from './contract/facts/institution.ts';
export type {
  MrrMovement,
  PlatformEvent,
  ReportKpi,
  ReportSection,
} from './contract/facts/report.ts';
export type { PasskeyRequest, SignInChallenge } from './contract/facts/two-factor.ts';
export type { Page } from './contract/list.ts';
export type { NewPerson } from './contract/person.ts';
export { API_BASE_PATH, LOGIN_MESSAGE } from './contract/protocol.ts';
export type {
  Asset,
  AssetCreate,
  AssetCreateMany,
  AssetCreateOne,
  AssetOrder,
  AssetQuery,
  AssetsUpdated,
  AssetUpdate,
  AssetUpdateMany,
} from './contract/schemas/asset.ts';
export type { AuditChange, AuditEntry, AuditLogQuery } from './contract/schemas/audit.ts';
export type {
  BankLine,
  BankLineCreate,
  BankLineQuery,
  BankLinesAdded,
  BankLineUpdate,
  DismissBankLine,
  RecordBankLine,
  ReopenBankLine,
} from './contract/schemas/bank-line.ts';
export type { BkbtrSetting, BkbtrSettingSave } from './contract/schemas/bkbtr-setting.ts';
export type { Bulk, BulkCreate, BulkQuery, BulkRow } from './contract/schemas/bulk.ts';
export type {
  Category,
  CategoryCodes,
  CategoryCreate,
  CategoryImage,
  CategoryOrder,
  CategoryQuery,
  CategoryUpdate,
  GenericsCheck,
  GenericsQuery,
} from './contract/schemas/category.ts';
export type { Channel, ChannelWritten, RoomMapping } from './contract/schemas/channel.ts';
export type {
  Color,
  ColorCreate,
  ColorQuery,
  ColorRemove,
  ColorUpdate,
  StatusColor,
  StatusColorsUpdate,
} from './contract/schemas/color.ts';
export type { Credentials, Tokens } from './contract/schemas/credentials.ts';
export type { Generic, GenericQuery } from './contract/schemas/generic.ts';
export type {
  Institution,
  InstitutionCreate,
  InstitutionQuery,
  InstitutionStatusChange,
  InstitutionUpdate,
} from './contract/schemas/institution.ts';
export type { Note, NoteCreate, NoteQuery, NoteUpdate } from './contract/schemas/note.ts';
export type { Notice, NoticeQuery } from './contract/schemas/notice.ts';
export type { Ota, OtaCreate, OtaQuery, OtaUpdate, SchemaField } from './contract/schemas/ota.ts';
export type { Paper, PaperEmail, PaperFile, PaperQuery } from './contract/schemas/paper.ts';
export type {
  Passkey,
  PasskeyAssertion,
  PasskeyCreate,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRemoval,
  PasskeyUpdate,
} from './contract/schemas/passkey.ts';
export type {
  GeneratedPassword,
  InvitedPassword,
  LinkCheck,
  ResetPassword,
} from './contract/schemas/passwords.ts';
export type {
  Policy,
  PolicyContent,
  PolicyCreate,
  PolicyQuery,
  PolicySave,
  PolicyUpdate,
} from './contract/schemas/policy.ts';
export type { Preferences, PreferencesChange, SavedView } from './contract/schemas/preferences.ts';
export type {
  Pricing,
  PricingCreate,
  PricingQuery,
  PricingUpdate,
} from './contract/schemas/pricing.ts';
export type {
  RateBatch,
  RateCell,
  RateChange,
  RateCreate,
  RateQuery,
  RateResult,
  RateScopeChange,
  Rates,
  RateValues,
} from './contract/schemas/rate.ts';
export type {
  PaperTaxes,
  PaperTaxesQuery,
  Receivable,
  ReceivableQuery,
  ReceivableTotals,
} from './contract/schemas/receivable.ts';
export type { ReportQuery, SuperAdminReport } from './contract/schemas/report.ts';
export type {
  RolePermission,
  RolePermissionQuery,
  RolePermissionSave,
} from './contract/schemas/role-permission.ts';
export type { Session, SessionEnding, SignInAs } from './contract/schemas/session.ts';
export type { Setting, SettingQuery, SettingSave } from './contract/schemas/setting.ts';
export type { Statement, StatementEmail, StatementQuery } from './contract/schemas/statement.ts';
export type {
  AdjustCharge,
  CancelSubscription,
  ChangePlan,
  ChargeOnce,
  EndTrial,
  ExtendTrial,
  KeepPlan,
  KeepSubscription,
  PauseSubscription,
  RecordPayment,
  RefundPayment,
  ResumeSubscription,
  ReversePayment,
  SetTerms,
  SubscriptionUpdate,
  WriteOff,
} from './contract/schemas/subscription/subscription-actions.ts';
export type {
  CurrentSubscriptionQuery,
  SubscriptionQuery,
} from './contract/schemas/subscription/subscription-queries.ts';
export type {
  AccountEntry,
  SubscribedInstitution,
  Subscription,
  SubscriptionCreate,
} from './contract/schemas/subscription.ts';
export type { Template, TemplateQuery } from './contract/schemas/template.ts';
export type {
  Authenticator,
  LoginVerification,
  Recovery,
  TwoFactor,
  TwoFactorCode,
  TwoFactorPassword,
  TwoFactorReset,
} from './contract/schemas/two-factor.ts';
export type {
  CurrentUser,
  User,
  UserCreate,
  UserQuery,
  UserUpdate,
} from './contract/schemas/user.ts';
export type {
  MessageTemplate,
  MessageTemplates,
  MessageTemplatesQuery,
  MessageVariable,
  Whatsapp,
  WhatsappCreate,
  WhatsappQuery,
  WhatsappUpdate,
} from './contract/schemas/whatsapp.ts';
export type { Api, CallOptions } from './contract/types.ts';
export { joinSession, type NewTabs, shareSession } from './session/new-tab.ts';
export { REFRESH_RETRY_AFTER_MAX, REFRESH_RETRY_DELAYS } from './session/refresh.ts';
export type { SessionEnd } from './session/session.ts';
export { memoryStorage, type TokenStorage } from './session/token-store.ts';
export { ApiError, type ApiErrorKind, errorsByField, isApiError } from './transport/api-error.ts';
export { challengeOf, proofOf } from './transport/second-factor.ts';
