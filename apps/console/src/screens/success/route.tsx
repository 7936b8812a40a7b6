export { Success as Component } from './success.tsx';
