export { renameAudiences } from './audiences.ts';
