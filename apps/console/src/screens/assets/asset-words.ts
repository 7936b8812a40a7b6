import type { Asset } from '@booking/api-client';
import type { BadgeTone } from '@booking/ui';

export const statusLabels: Readonly<Record<Asset['status'], string>> = {
  Available: 'Available',
  OutOfService: 'Out of service',
  OutOfOrder: 'Out of order',
  Inactive: 'Inactive',
};

export const statusTones: Readonly<Record<Asset['status'], BadgeTone>> = {
  Available: 'success',
  OutOfService: 'warning',
  OutOfOrder: 'danger',
  Inactive: 'neutral',
};
