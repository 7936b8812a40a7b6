export type { ChangeRefusal, ChangeResult } from '../primitives/react/use-promised.ts';
export { Board } from './board.tsx';
export type {
  BoardCard,
  BoardColumn,
  BoardMove,
  BoardPart,
  BoardProps,
} from './board.types.ts';
export { movedCards } from './places.ts';
