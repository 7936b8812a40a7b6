import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { userRows } from '../account/store.ts';
import { type DocumentFields, entityFields, isoInstant } from '../database/document.ts';
import { anyOfValues, inRange } from '../database/list.ts';
import { FILES_PATH } from '../files/index.ts';
import type { Call } from '../http/call.ts';
import { resource } from '../resource/resource.ts';
import { sessionFamily } from '../schema/session.ts';
import { template } from '../schema/template.ts';
import { appUser, institution, lastLogin } from '../schema/tenant.ts';
import { isLocked, lockedUntil } from '../session/throttle.ts';
import { hasTwoFactor, mustSetUpTwoFactor } from '../two-factor/store.ts';

const acting = alias(appUser, 'acting');

const document: DocumentFields = {
  ...entityFields(appUser, [
    'firstName',
    'lastName',
    'email',
    'phone',
    'role',
    'homeType',
    'locale',
    'timezone',
    'mustChangePassword',
    'status',
  ]),
  hasTwoFactor: hasTwoFactor(appUser.id),
  avatar: sql`${FILES_PATH}::text || ${appUser.avatarHash}`,
  lastLoginAt: isoInstant(lastLogin.at),
  invitedAt: isoInstant(appUser.invitedAt),
  lockedUntil: isoInstant(lockedUntil(appUser.email)),
  institution: sql`case when ${institution.id} is null then null else json_build_object(
    '_id', ${institution.id}, 'name', ${institution.name}, 'code', ${institution.code},
    'status', ${institution.status},
    'template', json_build_object('_id', ${template.id}, 'name', ${template.name})) end`,
};

const withLastLogin: SQL = sql`${appUser} left join ${lastLogin} on ${lastLogin.userId} = ${appUser.id}`;

const withInstitution: SQL = sql`${withLastLogin}
  left join ${institution} on ${institution.id} = ${appUser.institutionId}
  left join ${template} on ${template.id} = ${institution.templateId}`;

/** The users (`ENT-01`). */
export const users = resource(userRows, {
  document,
  from: withInstitution,
  rows: () => withLastLogin,
  search: appUser.searchText,
  filters: (query: Call<'user', 'list'>['query']) => [
    anyOfValues(appUser.role, query.role),
    anyOfValues(appUser.status, query.status),
    anyOfValues(appUser.institutionId, query.institution),
    query.template &&
      sql`${appUser.institutionId} in (select ${institution.id} from ${institution}
        where ${anyOfValues(institution.templateId, query.template)})`,
    query.isLocked === undefined ? undefined : sql`${isLocked(appUser.email)} = ${query.isLocked}`,
    inRange(lastLogin.at, 'lastLoginAt', query, 'timestamptz'),
  ],
  sort: {
    name: sql`lower(${appUser.firstName} || ' ' || ${appUser.lastName}) collate "C"`,
    createdAt: appUser.createdAt,
    lastLoginAt: lastLogin.at,
  },
  absentLast: ['lastLoginAt'],
  absentBy: { lastLoginAt: lastLogin.userId },
  defaultSort: '-createdAt',
});

/** Returns the user of the platform who acts as the user in a session. */
function actedBy(familyId: string): SQL {
  const name = sql`btrim(${acting.firstName} || ' ' || ${acting.lastName})`;
  return sql`(select json_build_object('_id', ${acting.id}, 'name', ${name},
      'until', ${isoInstant(sessionFamily.expiresAt)}, 'reason', ${sessionFamily.actedFor},
      'isReadOnly', ${sessionFamily.isReadOnly})
    from ${sessionFamily} join ${appUser} ${acting} on ${acting.id} = ${sessionFamily.actedById}
    where ${sessionFamily.id} = ${familyId})`;
}

/** Required steps that someone who acts as a user need not, and may not, take for them (`session/guard.ts`). */
const notTheirs = { mustChangePassword: sql`false`, mustSetUpTwoFactor: sql`false` };

/** The signed-in user, with what only they can see. */
export function readCurrentUser({ db, actor }: Pick<Call<'user', 'me'>, 'db' | 'actor'>) {
  return users.readWhere({ db, actor }, eq(appUser.id, actor.userId), {
    mustSetUpTwoFactor: mustSetUpTwoFactor(),
    ...(actor.actedById !== null && notTheirs),
    actedBy: actedBy(actor.familyId),
    permissions: sql`${JSON.stringify([...actor.permissions])}::json`,
    preferences: sql`${appUser.preferences}`,
  });
}
