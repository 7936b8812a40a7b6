export { type Envelope, envelopeOf, pageOf } from './envelope.ts';
export { failure, MockFailure } from './failure.ts';
export {
  type CallName,
  type MockCall,
  mock,
  mockApi,
  type Resolver,
  type Resolvers,
} from './mock.ts';
export { sampleInstitution } from './sample-institution.ts';
