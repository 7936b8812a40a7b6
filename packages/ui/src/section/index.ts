export { Section, type SectionPart, type SectionProps } from './section.tsx';
