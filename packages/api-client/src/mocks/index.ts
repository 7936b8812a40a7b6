export { routes } from '../contract/routes.ts';
