import { PasswordPage } from './password-page.tsx';

/** Behind an invitation. */
export const Create = () => <PasswordPage type="create" />;

/** Behind a mail that somebody asked for. */
export const Reset = () => <PasswordPage type="reset" />;
