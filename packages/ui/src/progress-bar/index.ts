export { ProgressBar, type ProgressBarPart, type ProgressBarProps } from './progress-bar.tsx';
