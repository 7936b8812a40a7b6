export { ForgotPassword as Component } from './forgot-password.tsx';
