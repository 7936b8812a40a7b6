import { EntityScreen } from '../../entity/entity-screen.tsx';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { ota } from './ota.tsx';

/** The catalogue of sales channels. */
export const Component = () => <EntityScreen entity={ota} />;

export const firstData = firstDataOf(ota);
