import { passwordFaults } from '../../../contract/facts/password.ts';
import { passwordFault } from '../../../contract/facts/password-policy.ts';
import { fieldFailure } from '../refuse.ts';
import type { UserRow } from '../row-types.ts';

/** A password that is easy to guess for who it is of. */
export function refusePersonal(
  path: string,
  password: string,
  { email, firstName, lastName }: Pick<UserRow, 'email' | 'firstName' | 'lastName'>,
): void {
  const fault = passwordFault(password, [email, `${firstName}${lastName}`]);
  if (fault) throw fieldFailure('VALIDATION', path, passwordFaults[fault], fault);
}
