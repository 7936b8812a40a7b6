import { forgottenPassword } from '@booking/api-client/contract/credentials';
import { contractErrors } from '../../forms/contract-errors.ts';

export default contractErrors(forgottenPassword, ['email']);
