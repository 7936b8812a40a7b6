export { hasRole } from './roles.ts';
