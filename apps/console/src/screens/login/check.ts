import { credentials } from '@booking/api-client/contract/credentials';
import { contractResolver } from '../../entry/contract-resolver.ts';

/** The form's values. */
export interface Typed {
  email: string;
  password: string;
}

export default contractResolver<Typed>(credentials, ['email', 'password']);
