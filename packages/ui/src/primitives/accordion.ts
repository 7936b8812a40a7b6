// Not Accordion.Content: it writes a style attribute, and leaves what is closed out of the page.
export {
  Header as AccordionHeader,
  Item as AccordionItem,
  Root as AccordionRoot,
  Trigger as AccordionTrigger,
} from '@radix-ui/react-accordion';
