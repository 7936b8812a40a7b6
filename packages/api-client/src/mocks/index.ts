export { type Envelope, envelopeOf, pageOf } from './envelope.ts';
export { failure, MockFailure } from './failure.ts';
export { type MockApiOptions, mock, mockApi } from './mock.ts';
export type { CallName, InputOf, MockCall, Resolver, Resolvers, ResultOf } from './resolver.ts';
export { sampleInstitution } from './sample-institution.ts';
export { WORLD_ONE_TIME_CODE } from './world/calls/two-factor.ts';
export { createWorld, type World, type WorldOptions } from './world/world.ts';
