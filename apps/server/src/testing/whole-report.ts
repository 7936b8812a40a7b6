import { superAdminReport } from '@booking/api-client/contract';
import * as z from 'zod/mini';

/** A report that was asked for with every section, and made for that request. */
export const wholeReport = z.required(z.omit(superAdminReport, { ageSeconds: true }));
export type WholeReport = z.infer<typeof wholeReport>;
