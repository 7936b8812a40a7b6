import type { TemplateFailure } from '@booking/api-client/contract';
import type { Database } from '../../database/database.ts';
import type { messageTemplate } from '../../schema/message-template.ts';

/** A template as a provider has it. */
export type ProviderTemplate = typeof messageTemplate.$inferInsert;

/** Where message templates come from. */
export interface TemplateProvider {
  /** Identifies the account: templates of another one are forgotten. */
  readonly account: string;
  /** Returns all templates of the account. @throws ProviderError */
  list(): Promise<readonly ProviderTemplate[]>;
}

/** Returns the provider that is configured, or null for none. */
export type FindProvider = (db: Database) => Promise<TemplateProvider | null>;

/** A provider that could not be read. */
export class ProviderError extends Error {
  readonly kind: TemplateFailure;
  /** How long it asks to be left alone, in ms; undefined where it does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: TemplateFailure, message: string, retryAfterMs?: number) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
