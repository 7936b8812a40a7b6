/** The library's list in a file of its own, which a screen shows before it has loaded. */
export { SortableList as default } from '@booking/ui';
