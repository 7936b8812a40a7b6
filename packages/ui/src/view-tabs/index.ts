export { type View, ViewTabs, type ViewTabsPart, type ViewTabsProps } from './view-tabs.tsx';
