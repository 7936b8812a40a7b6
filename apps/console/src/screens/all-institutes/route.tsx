import { EntityScreen } from '../../entity/entity-screen.tsx';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { institute } from './institute.tsx';

/** All institutes of the platform. */
export const Component = () => <EntityScreen entity={institute} />;

export const handle = { firstData: firstDataOf(institute) };
