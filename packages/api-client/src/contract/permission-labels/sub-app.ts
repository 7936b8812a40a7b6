import type { PermissionLabels, PermissionWords } from './label.ts';

/**
 * Of the application that the users of an institution work in. They are stored here, sent to it with the signed-in user, and
 * checked there.
 */
export const subAppLabels = {
  booking: {
    read: 'View bookings and the calendar',
    create: 'Create bookings',
    update: 'Change bookings',
    cancel: 'Cancel bookings',
    restore: 'Restore cancelled bookings',
    discount: 'Give discounts',
    changeRate: 'Change the rate of a booking',
  },
  housekeeping: {
    read: ({ upkeep }: PermissionWords) => `View ${upkeep}`,
    update: ({ upkeep }: PermissionWords) => `Update ${upkeep}`,
    inspect: ({ unit }: PermissionWords) => `Mark ${unit.many} as inspected`,
  },
  customer: {
    read: ({ guest }: PermissionWords) => `View ${guest.many}`,
    create: ({ guest }: PermissionWords) => `Add ${guest.many}`,
    update: ({ guest }: PermissionWords) => `Change ${guest.many}`,
    delete: ({ guest }: PermissionWords) => `Delete ${guest.many}`,
    viewId: 'View ID documents',
  },
  payment: {
    read: 'View payments',
    create: 'Record payments',
    refund: 'Refund payments',
  },
  invoice: {
    read: 'View invoices',
    create: 'Create invoices',
    void: 'Void invoices',
  },
} as const satisfies Readonly<Record<string, PermissionLabels>>;
