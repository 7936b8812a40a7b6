import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  type Button,
  type ButtonColor,
  type ButtonVariant,
  buttonColors,
  buttonSizes,
  buttonVariants,
} from '../button/index.ts';
import { iconNames } from '../icon/index.ts';

export const colors = Object.keys(buttonColors) as ButtonColor[];
export const variants = Object.keys(buttonVariants) as ButtonVariant[];

/** The meta that all files of these stories share. */
export const buttonStories = {
  args: { children: 'Save changes', onClick: fn() },
  argTypes: {
    icon: { control: 'select', options: Object.values(iconNames).flat() },
    color: { control: 'select', options: colors },
    variant: { control: 'inline-radio', options: variants },
    size: { control: 'inline-radio', options: Object.keys(buttonSizes) },
    spinnerColor: { control: 'color' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Button>;
