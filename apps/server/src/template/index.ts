export {
  findTemplate,
  requireAvailableTemplate,
  requireTemplates,
  setAvailableTemplates,
} from './store.ts';
