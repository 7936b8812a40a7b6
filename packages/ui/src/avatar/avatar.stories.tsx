import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar, type AvatarShape, type AvatarSize, avatarShapes, avatarSizes } from './index.ts';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Malabar Court Residency', shape: 'arch' },
  argTypes: {
    shape: { control: 'inline-radio', options: Object.keys(avatarShapes) },
    size: { control: 'inline-radio', options: Object.keys(avatarSizes) },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const names = [
  'Malabar Court',
  'Lake Pichola House',
  'Coorg Ridge Homestay',
  'Alleppey Backwater Stays',
  'Marine Lines Business Inn',
  'Hauz Khas Rooms',
  'Ganga View Guest House',
];

const sizes = Object.keys(avatarSizes) as AvatarSize[];

const sheet = (
  <div className="sheet-stack">
    {(Object.keys(avatarShapes) as AvatarShape[]).map((shape) => (
      <div key={shape} className="sheet-row">
        {names.map((name) => (
          <Avatar key={name} name={name} shape={shape} />
        ))}
        {sizes.map((size) => (
          <Avatar key={size} name="Anjali Menon" shape={shape} size={size} />
        ))}
      </div>
    ))}
  </div>
);

export const States: Story = { render: () => sheet };

export const FeaturesSizes: Story = {
  name: 'Features: five sizes',
  render: () => (
    <div className="sheet-row">
      {sizes.map((size) => (
        <Avatar key={size} name="Anjali Menon" size={size} />
      ))}
    </div>
  ),
};

export const BehaviourSame: Story = {
  name: 'Behaviour: a name always has the same initials and colour, hidden from screen readers',
  render: () => (
    <div className="sheet-row">
      <Avatar name="Malabar Court" />
      <Avatar name="Malabar Court" shape="arch" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('.bk-avatar');
    await expect(first?.dataset.initials).toBe('MC');
    await expect(second?.dataset.initials).toBe('MC');
    await expect(first?.dataset.hue).toBe(second?.dataset.hue);
    await expect(first).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A single-colour square. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const FeaturesPicture: Story = {
  name: 'Features: photo',
  render: () => (
    <div className="sheet-row">
      {sizes.map((size) => (
        <Avatar key={size} name="Anjali Menon" src={picture} size={size} />
      ))}
      <Avatar name="Lake Pichola House" src={picture} shape="arch" size="xl" />
    </div>
  ),
};

export const BehaviourBroken: Story = {
  name: 'Behaviour: shows initials if a photo fails to load, until src changes',
  render: function Broken() {
    const [src, setSrc] = useState('data:image/png;base64,AAAA');
    return (
      <button type="button" onClick={() => setSrc(picture)}>
        <Avatar name="Anjali Menon" src={src} /> Anjali Menon
      </button>
    );
  },
  play: async ({ canvasElement }) => {
    const avatar = canvasElement.querySelector('.bk-avatar');
    await waitFor(() => expect(avatar?.getAttribute('data-initials')).toBe('AM'));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(avatar?.querySelector('img')).toHaveProperty('naturalWidth', 1));
    await expect(avatar?.textContent).toBe('');
  },
};

export const BehaviourLabel: Story = {
  name: 'Behaviour: with a label it is an image with that name',
  args: { label: 'Malabar Court Residency' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Malabar Court Residency' });
    await expect(avatar).toHaveAttribute('data-tooltip', 'Malabar Court Residency');
    await expect(avatar).not.toHaveAttribute('aria-hidden');
  },
};

export const StressNames: Story = {
  name: 'Stress: one letter, long names, other scripts',
  render: () => (
    <div className="sheet-row">
      {[
        'A',
        'Sri Venkateswara Guest House and Convention Centre',
        'हवा महल',
        'فندق',
        '24 Park',
      ].map((name) => (
        <Avatar key={name} name={name} shape="arch" size="xl" />
      ))}
    </div>
  ),
};
