import type { Institution } from '@booking/api-client';
import type { BulkRequest, Entity } from '../../../entity/entity.ts';
import type { InstituteFilterKey } from '../../../institutes/institute-sets.ts';

export interface BulkTagsProps {
  readonly entity: Entity<Institution, InstituteFilterKey>;
  readonly kind: 'addTag' | 'removeTag';
  readonly request: BulkRequest<InstituteFilterKey>;
  readonly onClosed: () => void;
}
