export { type View, ViewTabs, type ViewTabsProps } from './view-tabs.tsx';
