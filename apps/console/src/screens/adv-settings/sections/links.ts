import { text } from '../../../entity/form/text-fields.tsx';
import { missingFeature, type SectionRows } from './section-rows.ts';

const url = { type: 'url', inputMode: 'url', placeholder: 'https://' } as const;

/** The public pages of the institute. Its website is among its own details. */
export const linkRows: SectionRows = ({ institute, setting }) => [
  text('links.googleReviewUrl', 'Google review link', {
    isOptional: true,
    input: url,
    fixedBy: () =>
      setting.links.googleReviewUrl === null
        ? missingFeature(institute, 'googleReviewLink')
        : undefined,
    description: 'Where guests leave reviews.',
  }),
  text('links.facebookUrl', 'Facebook page', { isOptional: true, input: url }),
  text('links.instagramUrl', 'Instagram page', { isOptional: true, input: url }),
];
