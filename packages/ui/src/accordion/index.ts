export { Accordion, type AccordionEntry, type AccordionProps } from './accordion.tsx';
