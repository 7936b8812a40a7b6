import { credentials } from '@booking/api-client/contract/credentials';
import { contractErrors } from '../../forms/contract-errors.ts';

export default contractErrors(credentials, ['email', 'password']);
