import { forgottenPassword } from '@booking/api-client/contract/credentials';
import { contractResolver } from '../../entry/contract-resolver.ts';

/** The form's values. */
export interface Typed {
  email: string;
}

export default contractResolver<Typed>(forgottenPassword, ['email']);
