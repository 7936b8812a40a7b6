/** The sample data of the product: the same names, places and prices in every demonstration. */
export * from './accounts.ts';
export * from './colors.ts';
export * from './generics.ts';
export * from './history.ts';
export * from './institutes.ts';
export * from './message-templates.ts';
export * from './names.ts';
export * from './otas.ts';
export * from './places.ts';
export * from './profiles.ts';
export * from './random.ts';
export * from './stock-plans.ts';
export * from './sum-to.ts';
