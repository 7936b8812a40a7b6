export { requirePlatformUser } from './account-manager.ts';
export { changeStatus } from './change-status.ts';
export { requireSameUnits, shareCurrency } from './currency.ts';
export { editInstitution } from './edit.ts';
export { insertOwner, welcomeOwner } from './owner.ts';
export { appendHistory } from './rules.ts';
export { noteRenamed } from './search-text.ts';
export {
  type InstitutionRow,
  insertInstitution,
  institutions,
  noteActivity,
  setOwner,
  updateInstitution,
} from './store.ts';
