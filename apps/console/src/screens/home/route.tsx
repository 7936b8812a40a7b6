export { Home as Component } from './home.tsx';
