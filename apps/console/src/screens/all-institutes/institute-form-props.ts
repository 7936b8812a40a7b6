import type { Institution } from '@booking/api-client';
import type { EntityFormProps } from '../../entity/entity.ts';
import type { InstituteFilterKey } from '../../institutes/institute-sets.ts';

export interface InstituteFormProps extends EntityFormProps<Institution, InstituteFilterKey> {
  /** The institute that a new one starts like. */
  readonly cloned?: Institution | undefined;
}
