export { confirmHolds, heldDocument, isHeldBack, type Usual } from './holds.ts';
