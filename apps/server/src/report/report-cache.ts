import { REPORT_FRESH_SECONDS } from '@booking/api-client/contract';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../http-error.ts';
import { log } from '../log.ts';

/**
 * From this many institutes on, making a report takes longer than someone should wait for figures that hardly differ.
 */
const INSTITUTES_FROM = 10_000;
/** The oldest that is shown, with its time, for the seconds that a newer one takes. */
const OLDEST_MS = 60 * 60_000;
const FRESH_MS = REPORT_FRESH_SECONDS * 1000;

/** A home page has four reports, of each period and comparison that someone looks at. */
const REPORTS_MAX = 400;
const CHARACTERS_MAX = 16_000_000;

/** A report as it was made. */
export interface MadeReport {
  readonly json: string;
  readonly asOf: Date;
  /** When it was read, by the clock of the database. */
  readonly readAt: number;
  /** How many institutes it is about. */
  readonly institutes: number;
}

/** A request for a report. */
export interface ReportRequest {
  /** Everything that decides what the report says, apart from the data. */
  readonly key: string;
  readonly now: Date;
  make(): Promise<MadeReport>;
  /** Whether a report may lack what this caller has written. */
  lacksWrites(report: MadeReport): Promise<boolean>;
}

/** Reports of many institutes, cached for as long as they can be shown. */
export interface ReportCache {
  read(request: ReportRequest): Promise<MadeReport>;
}

/**
 * Caches reports of many institutes. For a minute they are shown as they are; then, until they are an hour old, once
 * more while the next one is made. Reports of fewer institutes are made for each request.
 */
export function createReportCache(cachedFrom = INSTITUTES_FROM): ReportCache {
  const stored = new LRUCache<string, MadeReport>({
    max: REPORTS_MAX,
    maxSize: CHARACTERS_MAX,
    sizeCalculation: ({ json }) => json.length,
  });
  const underway = new Map<string, Promise<MadeReport>>();
  /** Whether a report has been cached: until then, equal requests do not wait for one another. */
  let hasMany = false;

  async function make(request: ReportRequest): Promise<MadeReport> {
    const report = await request.make();
    if (report.institutes < cachedFrom) return report;
    hasMany = true;
    // One that took longer than the next one is older.
    const present = stored.peek(request.key);
    if (!present || present.readAt < report.readAt) stored.set(request.key, report);
    return report;
  }

  async function begin(request: ReportRequest): Promise<MadeReport> {
    const making = make(request);
    underway.set(request.key, making);
    try {
      return await making;
    } finally {
      if (underway.get(request.key) === making) underway.delete(request.key);
    }
  }

  function renew(request: ReportRequest): void {
    if (underway.has(request.key)) return;
    begin(request).catch((error) => {
      // Too many waiting reports are no failure: the next reader begins again.
      if (!(error instanceof HttpError)) log('warn', 'report.renewal', { error });
    });
  }

  return {
    async read(request) {
      const { key, now, lacksWrites } = request;
      const present = stored.get(key);
      const age = present && now.getTime() - present.asOf.getTime();
      if (present && age !== undefined && age < OLDEST_MS && !(await lacksWrites(present))) {
        if (age >= FRESH_MS) renew(request);
        return present;
      }
      const pending = hasMany ? underway.get(key) : undefined;
      if (!pending) return begin(request);
      // The callers of the failed report get the error.
      const report = await pending.catch(() => undefined);
      return report && !(await lacksWrites(report)) ? report : begin(request);
    },
  };
}
