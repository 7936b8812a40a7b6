export { followAnchors, scrollToAnchor } from './anchor-scroll.ts';
