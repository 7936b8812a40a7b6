import { cva, type VariantProps } from 'class-variance-authority';
import { toneClasses } from '../primitives/react/tone-classes.ts';

export const resourceTimelineItemClass = /* @__PURE__ */ cva('bk-resource-timeline-item', {
  variants: {
    tone: toneClasses,
    status: {
      tentative: 'bk-resource-timeline-tentative',
      confirmed: 'bk-resource-timeline-confirmed',
      'checked-in': 'bk-resource-timeline-checked-in',
      'checked-out': 'bk-resource-timeline-checked-out',
      'no-show': 'bk-resource-timeline-no-show',
      blocked: 'bk-resource-timeline-blocked',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type ResourceTimelineStatus = NonNullable<
  VariantProps<typeof resourceTimelineItemClass>['status']
>;

/** The statuses of an item and what each means. */
export const resourceTimelineStatuses = {
  tentative: 'Held, and not confirmed.',
  confirmed: 'Booked.',
  'checked-in': 'The guest is here.',
  'checked-out': 'The guest has left.',
  'no-show': 'The guest has not come.',
  blocked: 'Not for sale, such as a room under repair. It has stripes too.',
} as const satisfies Record<ResourceTimelineStatus, string>;
