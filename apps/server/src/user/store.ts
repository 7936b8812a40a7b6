import type { Permission, Wire } from '@booking/api-client/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  auditFields,
  type Built,
  type DocumentFields,
  documentOf,
  isoInstant,
} from '../database/document.ts';
import { anyOfValues, type BuiltPage, inRange, listPage } from '../database/list.ts';
import { type TenantScope, within } from '../database/scope.ts';
import { matches } from '../database/search.ts';
import { FILES_PATH } from '../files/store.ts';
import { template } from '../schema/template.ts';
import { appUser, institution } from '../schema/tenant.ts';

const document: DocumentFields = {
  _id: sql`${appUser.id}`,
  firstName: sql`${appUser.firstName}`,
  lastName: sql`${appUser.lastName}`,
  email: sql`${appUser.email}`,
  phone: sql`${appUser.phone}`,
  role: sql`${appUser.role}`,
  homeType: sql`${appUser.homeType}`,
  locale: sql`${appUser.locale}`,
  timezone: sql`${appUser.timezone}`,
  avatar: sql`${FILES_PATH}::text || ${appUser.avatarHash}`,
  mustChangePassword: sql`${appUser.mustChangePassword}`,
  status: sql`${appUser.status}`,
  lastLoginAt: isoInstant(appUser.lastLoginAt),
  institution: sql`case when ${institution.id} is null then null else json_build_object(
    '_id', ${institution.id}, 'name', ${institution.name}, 'code', ${institution.code},
    'status', ${institution.status},
    'template', json_build_object('_id', ${template.id}, 'name', ${template.name})) end`,
  ...auditFields(appUser),
};

const withInstitution: SQL = sql`${appUser}
  left join ${institution} on ${institution.id} = ${appUser.institutionId}
  left join ${template} on ${template.id} = ${institution.templateId}`;

/** A user as the API answers them (`ENT-01`), or undefined when the scope has no such user. */
export function readUser(scope: TenantScope, db: Database, id: string): Promise<Built | undefined> {
  return readAs(document, scope, db, id);
}

/** The signed-in user, with what only they can see. */
export function readCurrentUser(
  scope: TenantScope,
  db: Database,
  id: string,
  permissions: ReadonlySet<Permission>,
): Promise<Built | undefined> {
  return readAs(
    {
      ...document,
      permissions: sql`${JSON.stringify([...permissions])}::json`,
      preferences: sql`${appUser.preferences}`,
    },
    scope,
    db,
    id,
  );
}

async function readAs(
  fields: DocumentFields,
  scope: TenantScope,
  db: Database,
  id: string,
): Promise<Built | undefined> {
  const { rows } = await db.execute<{ json: string }>(sql`
    select ${documentOf(fields)}::text as json from ${withInstitution}
    where ${eq(appUser.id, id)} and ${within(scope, appUser.institutionId)}`);
  return rows[0];
}

type UserQuery = Wire['user']['list']['query']['_zod']['output'];

/** A page of the users that the scope may see. */
export function listUsers(scope: TenantScope, db: Database, query: UserQuery): Promise<BuiltPage> {
  return listPage(db, query, {
    rows: sql`${appUser}`,
    from: withInstitution,
    where: and(
      within(scope, appUser.institutionId),
      query.search ? matches(appUser.searchText, query.search) : undefined,
      anyOfValues(sql`${appUser.id}`, query._id),
      anyOfValues(sql`${appUser.role}`, query.role),
      anyOfValues(sql`${appUser.status}`, query.status),
      anyOfValues(sql`${appUser.institutionId}`, query.institution),
      inRange(sql`${appUser.lastLoginAt}`, 'lastLoginAt', query, 'timestamptz'),
    ),
    id: appUser.id,
    document,
    sort: {
      name: sql`lower(${appUser.firstName} || ' ' || ${appUser.lastName}) collate "C"`,
      createdAt: sql`${appUser.createdAt}`,
      lastLoginAt: sql`${appUser.lastLoginAt}`,
    },
    absentLast: ['lastLoginAt'],
    defaultSort: '-createdAt',
  });
}
