// Not Accordion.Content: it writes a style attribute and unmounts closed content.
export {
  Header as AccordionHeader,
  Item as AccordionItem,
  Root as AccordionRoot,
  Trigger as AccordionTrigger,
} from '@radix-ui/react-accordion';
