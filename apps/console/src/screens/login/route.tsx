export { Login as Component } from './login.tsx';
