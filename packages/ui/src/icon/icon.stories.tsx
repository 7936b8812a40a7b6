import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { ICON_SIZE_REM } from '../constants.ts';
import { Icon, IconSprite, iconNames } from './index.ts';
import { insertSprite } from './insert-sprite.ts';

const meta = {
  title: 'Basics/Icon',
  component: Icon,
  args: { name: 'house' },
  argTypes: { name: { control: 'select', options: Object.values(iconNames).flat() } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty document: the story's own already has the sprite. */
function emptyPage(): Document {
  return document.implementation.createHTMLDocument('A page');
}

export const Default: Story = {};

export const FeaturesSizes: Story = {
  name: 'Features: five sizes',
  render: () => (
    <div className="sheet-row">
      <Icon name="bell" size="xs" label="14 px" />
      <Icon name="bell" size="sm" label="1rem" />
      <Icon name="bell" size="md" label="20 px" />
      <Icon name="bell" label="1.5rem" />
      <Icon name="bell" size="xl" label="2rem" />
    </div>
  ),
};

export const EveryName: Story = {
  name: 'Behaviour: every icon draws something',
  render: () => (
    <div className="sheet-row">
      {Object.values(iconNames)
        .flat()
        .map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const icons = canvas.getAllByRole('img');
    await expect(icons.length).toBe(Object.values(iconNames).flat().length);
    const empty = icons.filter((icon) => {
      const use = icon.querySelector('use');
      const box = use?.getBBox();
      return !box || box.width + box.height === 0;
    });
    await expect(empty.map((icon) => icon.getAttribute('aria-label'))).toEqual([]);
  },
};

export const Sprite: Story = {
  name: 'Behaviour: [ICON-01] the sprite is fetched once and inserted hidden at the start of the body',
  render: () => (
    <>
      <IconSprite sprite="./icons.svg" />
      <IconSprite sprite="./icons.svg" />
    </>
  ),
  play: async () => {
    const open = spyOn(XMLHttpRequest.prototype, 'open');
    const page = emptyPage();
    page.body.append(page.createElement('main'));
    await Promise.all([insertSprite('./icons.svg', page), insertSprite('./icons.svg', page)]);
    await insertSprite('./icons.svg', page);
    await expect(open).toHaveBeenCalledTimes(1);
    await expect(open).toHaveBeenCalledWith('GET', './icons.svg');
    await expect(page.body.firstElementChild?.id).toBe('bk-icon-sprite');
    await expect(page.getElementById('bk-house')?.localName).toBe('symbol');

    const sprites = document.querySelectorAll<SVGSVGElement>('#bk-icon-sprite');
    await expect(sprites.length).toBe(1);
    const [sprite] = sprites;
    await expect(document.body.firstElementChild).toBe(sprite);
    await expect(sprite?.getAttribute('aria-hidden')).toBe('true');
    const { width, height } = sprite?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([0, 0]);
    open.mockRestore();
  },
};

export const SpriteFails: Story = {
  name: "Behaviour: [ICON-02] a sprite that fails is only logged, 'Error loading SVG:', and the icon keeps its size",
  play: async ({ canvasElement }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    const page = emptyPage();
    const main = page.createElement('main');
    page.body.append(main);
    await insertSprite('./no-such-icons.svg', page);
    await expect(log.mock.calls.map(([text]) => text)).toEqual(['Error loading SVG:']);
    await expect(page.body.firstElementChild).toBe(main);
    const icon = canvasElement.querySelector('.bk-icon');
    await expect(icon?.getBoundingClientRect().width).toBe(24);
    // The next call may succeed.
    await insertSprite('./icons.svg', page);
    await expect(page.body.firstElementChild?.id).toBe('bk-icon-sprite');
    log.mockRestore();
  },
};

export const HostileSprite: Story = {
  name: 'Behaviour: only shapes are taken from a sprite',
  play: async () => {
    const page = emptyPage();
    const hostile = URL.createObjectURL(
      new Blob(
        [
          `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
            <script>globalThis.ran = true</script>
            <symbol id="bk-evil" viewBox="0 0 24 24" onclick="globalThis.ran = true">
              <script>globalThis.ran = true</script>
              <foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Words</p></foreignObject>
              <a xlink:href="javascript:globalThis.ran = true"><path d="M0 0h1v1"/></a>
              <path d="M4 4h8v8" onload="globalThis.ran = true" style="fill: red"/>
            </symbol>
          </svg>`,
        ],
        { type: 'image/svg+xml' },
      ),
    );
    await insertSprite(hostile, page);
    URL.revokeObjectURL(hostile);
    const symbol = page.getElementById('bk-evil');
    await expect(symbol?.getAttributeNames().sort()).toEqual(['id', 'viewBox']);
    await expect(Array.from(symbol?.children ?? [], (part) => part.localName)).toEqual(['path']);
    await expect(symbol?.firstElementChild?.getAttributeNames()).toEqual(['d']);
    await expect(page.querySelector('script, foreignObject, a')).toBeNull();
    await expect('ran' in globalThis).toBe(false);
  },
};

export const DefaultSize: Story = {
  name: 'Behaviour: [ICON-03] an icon is 1.5rem by default',
  play: async ({ canvasElement }) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const box = canvasElement.querySelector('.bk-icon')?.getBoundingClientRect();
    await expect(ICON_SIZE_REM).toBe(1.5);
    await expect([box?.width, box?.height]).toEqual([ICON_SIZE_REM * rem, ICON_SIZE_REM * rem]);
  },
};

export const States: Story = {
  render: () => (
    <div className="sheet">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <div key={size} className="sheet-row">
          {(['bed-double', 'indian-rupee', 'calendar-days', 'circle-alert', 'logo'] as const).map(
            (name) => (
              <Icon key={name} name={name} size={size} />
            ),
          )}
        </div>
      ))}
    </div>
  ),
};

export const StressManyAtOnce: Story = {
  name: 'Stress: every icon at once',
  render: () => (
    <div className="sheet-row">
      {Object.values(iconNames)
        .flat()
        .map((name) => (
          <Icon key={name} name={name} />
        ))}
    </div>
  ),
};
