import { forgottenPassword } from '@booking/api-client/contract';
import { contractResolver } from '../../entry/contract-resolver.ts';

/** Whose password is forgotten. */
export interface Typed {
  email: string;
}

export default contractResolver<Typed>(forgottenPassword, ['email']);
