export * from './codes.ts';
export * from './list.ts';
export * from './route.ts';
export * from './routes.ts';
export * from './schemas/institution.ts';
export * from './schemas/template.ts';
export * from './schemas/user.ts';
export * from './schemas.ts';
export type * from './types.ts';
