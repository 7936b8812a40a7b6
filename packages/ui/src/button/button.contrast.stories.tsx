import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withBrowser } from '../testing/browser.ts';
import { writeForcedStates } from '../testing/forced-states.ts';
import { type PaintedPart, shapePart, textPart, tooFaint } from '../testing/painted.ts';
import { spinnerOf } from '../testing/spinner-of.ts';
import {
  Button,
  type ButtonColor,
  type ButtonProps,
  type ButtonVariant,
  buttonColors,
  buttonVariants,
} from './index.ts';

const colors = Object.keys(buttonColors) as ButtonColor[];
const variants = Object.keys(buttonVariants) as ButtonVariant[];

/** Every state of a button. Storybook's pseudo-states add-on emulates pointer and keyboard with classes. */
const states: Readonly<Record<string, Partial<ButtonProps>>> = {
  rest: {},
  hover: { className: 'pseudo-hover' },
  active: { className: 'pseudo-hover pseudo-active' },
  focus: { className: 'pseudo-focus pseudo-focus-visible' },
  loading: { isLoading: true },
  'loading with an icon': { isLoading: true, icon: 'check' },
  'with an icon': { icon: 'check' },
  'disabled with a reason': { disabledReason: 'Only an Owner may.' },
  disabled: { disabled: true },
};

const themes = ['light', 'dark'];

interface LooksProps {
  grounds: readonly string[];
}

/** Each colour in each variant and state, in both themes and on each background. */
function Looks({ grounds }: LooksProps) {
  return themes.flatMap((theme) =>
    grounds.map((ground) => (
      <div
        key={`${theme} ${ground}`}
        data-theme={theme}
        style={{ background: `var(--bk-bg-${ground})`, padding: 16 }}
      >
        {colors.flatMap((color) =>
          variants.map((variant) => (
            <div key={color + variant} className="sheet-row" style={{ padding: 4 }}>
              {Object.entries(states).map(([state, props]) => (
                <Button
                  key={state}
                  {...{ color, variant, ...props }}
                  data-state={state}
                  data-look={`${theme}, on ${ground}: ${color} ${variant}, ${state}`}
                >
                  {state}
                </Button>
              ))}
            </div>
          )),
        )}
      </div>
    )),
  );
}

const meta = {
  title: 'Actions/Button/Contrast',
  tags: ['!autodocs'],
  component: Looks,
  args: { grounds: ['app'] },
  // Measured here in every state, instead of by axe.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Looks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without transitions, to read final colours. */
const still = { 'prefers-reduced-motion': 'reduce' };

const buttons = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('.bk-button')];
const lookOf = (button: HTMLElement) => button.dataset.look ?? '';

/** Visible parts of a button: text, icon, spinner, ring, and the fill or border that bounds it. */
function partsOf(button: HTMLElement, isMore: boolean): PaintedPart[] {
  const look = lookOf(button);
  const style = getComputedStyle(button);
  const around = button.parentElement;
  const parts: PaintedPart[] = [];
  const { loading } = button.dataset;
  if (loading !== 'label') parts.push(textPart(`${look}, text`, button));
  const icon = button.querySelector('.bk-icon');
  if (icon && !loading) {
    parts.push(shapePart(`${look}, icon`, getComputedStyle(icon).color, button));
  }
  if (loading) {
    const spinner = getComputedStyle(icon ?? spinnerOf(button));
    parts.push(shapePart(`${look}, spinner`, spinner.borderTopColor, button));
  }
  if (style.outlineStyle !== 'none') {
    parts.push(shapePart(`${look}, ring`, style.outlineColor, around));
  }
  if (button.matches('[data-disabled]:not([aria-busy])')) return parts;
  // A solid button is bounded by its fill, a transparent secondary one by its border, and with more contrast every
  // button.
  const isPrimary = !button.className.includes('-secondary');
  const isTransparent = button.className.includes('-transparent');
  if (isPrimary && !isTransparent) {
    parts.push(shapePart(`${look}, fill`, style.backgroundColor, around));
  }
  if (!isPrimary && (isTransparent || isMore)) {
    parts.push(shapePart(`${look}, border`, style.borderTopColor, around));
  }
  return parts;
}

export const Painted: Story = {
  name: 'Behaviour: text has 4.5:1 and parts 3:1 contrast, in nine colours, two variants, every state, light, dark and more contrast',
  play: ({ args, canvasElement }) =>
    withBrowser(async (browser) => {
      writeForcedStates();
      const looks = themes.length * args.grounds.length * colors.length * variants.length;
      await expect(buttons(canvasElement)).toHaveLength(looks * Object.keys(states).length);
      for (const contrast of ['no-preference', 'more']) {
        await browser.media({ ...still, 'prefers-contrast': contrast });
        const parts = buttons(canvasElement).flatMap((button) =>
          partsOf(button, contrast === 'more'),
        );
        await expect(parts.filter(({ what }) => what.endsWith('ring'))).toHaveLength(looks);
        await expect(tooFaint(parts)).toEqual([]);
      }
    }),
};

export const PaintedOnSurface: Story = {
  ...Painted,
  name: 'Behaviour: the same contrast on panels',
  args: { grounds: ['surface'] },
};

export const States: Story = {
  name: 'Behaviour: hover and press change the fill of every colour and variant',
  play: ({ canvasElement }) =>
    withBrowser(async (browser) => {
      await browser.media(still);
      writeForcedStates();
      const same = [...canvasElement.querySelectorAll('.sheet-row')].filter((row) => {
        const fills = ['rest', 'hover', 'active'].map((state) => {
          const button = row.querySelector(`[data-state="${state}"]`);
          return button && getComputedStyle(button).backgroundColor;
        });
        return new Set(fills).size !== 3;
      });
      await expect(same.map((row) => row.firstElementChild?.getAttribute('data-look'))).toEqual([]);
    }),
};

export const ForcedColours: Story = {
  name: 'Behaviour: B4: with forced colours every button has a 1 px border and focus ring, and blocked ones are grey',
  play: ({ canvasElement }) =>
    withBrowser(async (browser) => {
      await browser.media({ ...still, 'forced-colors': 'active' });
      writeForcedStates();
      const grey = systemColor(canvasElement, 'GrayText');
      const wrong: string[] = [];
      const parts: PaintedPart[] = [];
      for (const button of buttons(canvasElement)) {
        const style = getComputedStyle(button);
        const look = lookOf(button);
        const border = `${style.borderTopWidth} ${style.borderTopStyle}`;
        if (border !== '1px solid') wrong.push(`${look}, border: ${border}`);
        const isDisabled = button.matches('[data-disabled]:not([aria-busy])');
        if (isDisabled !== (style.color === grey)) wrong.push(`${look}, text: ${style.color}`);
        if (isDisabled !== (style.borderTopColor === grey)) wrong.push(`${look}, border's colour`);
        if (!isDisabled) {
          if (button.dataset.loading !== 'label') parts.push(textPart(`${look}, text`, button));
          parts.push(shapePart(`${look}, border`, style.borderTopColor, button.parentElement));
        }
        if (button.dataset.state === 'focus') {
          if (style.outlineStyle !== 'solid') wrong.push(`${look}, no ring`);
          parts.push(shapePart(`${look}, ring`, style.outlineColor, button.parentElement));
        }
      }
      await expect(wrong).toEqual([]);
      await expect(tooFaint(parts)).toEqual([]);
    }),
};

function systemColor(root: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = name;
  root.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
