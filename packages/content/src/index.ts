export * from './brand.ts';
export * from './console-paths.ts';
export * from './features.ts';
export * from './hours.ts';
export * from './places.ts';
export * from './plans.ts';
export * from './sectors.ts';
export * from './templates.ts';
