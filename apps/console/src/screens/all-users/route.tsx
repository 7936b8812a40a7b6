import { firstDataOf } from '../../entity/use-entity-list.ts';
import { AllUsers } from './all-users.tsx';
import { user } from './user.tsx';

export const Component = AllUsers;

export const firstData = firstDataOf(user);
