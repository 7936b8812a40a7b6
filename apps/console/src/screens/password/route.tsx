import { PasswordPage } from './password-page.tsx';

/** For invitations. */
export const Create = () => <PasswordPage type="create" />;

/** For password resets. */
export const Reset = () => <PasswordPage type="reset" />;
