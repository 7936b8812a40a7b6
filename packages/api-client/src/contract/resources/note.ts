import type { AccessOf, RouteLines } from './resource.ts';

export const noteRoutes = {
  /** Lists what the platform noted of institutes, the newest first, and what comes next. */
  list: 'GET /note -> notes[]',
  /** Adds a note to an institute. */
  create: 'POST /note -> note',
  /** Changes a note, or says that its next step is done. 409 `VERSION_CONFLICT`. */
  update: 'PATCH /note/{noteId} -> note',
} as const satisfies RouteLines;

export const noteAccess = {
  list: 'note.read',
  create: 'note.create',
  update: 'note.update',
} as const satisfies AccessOf<typeof noteRoutes>;
