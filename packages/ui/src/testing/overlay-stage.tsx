import { createContext, useContext, useState } from 'react';
import { Button } from '../button/index.ts';
import { Combobox } from '../combobox/index.ts';
import { CommandPalette } from '../command-palette/index.ts';
import { Drawer } from '../drawer/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu } from '../menu/index.ts';
import { Modal } from '../modal/index.ts';
import { Popover } from '../popover/index.ts';
import { Toaster } from '../toaster/index.ts';

/** Kinds of overlay. A nested modal is rendered inside its opener, a modal beside it. A select is the list of its field. */
export const overlayKinds = [
  'modal',
  'nested modal',
  'drawer',
  'menu',
  'popover',
  'palette',
  'select',
  'toast',
  'tooltip',
] as const;

export type OverlayKind = (typeof overlayKinds)[number];

const OpenBeside = createContext(() => {});

/** A page that opens each kind of overlay, also from within those that contain controls. */
export function OverlayStage({ hasTips }: { hasTips: boolean }) {
  const [modals, setModals] = useState(0);
  return (
    <OpenBeside value={() => setModals(modals + 1)}>
      <main>
        <Openers hasTips={hasTips} />
      </main>
      {[1, 2].map((place) => (
        <Modal
          key={place}
          open={modals >= place}
          header={{ text: `Modal ${place}` }}
          footer={{ cancel: { onCancel: () => setModals(place - 1) } }}
        >
          <Openers />
        </Modal>
      ))}
      <Toaster preset="console" />
    </OpenBeside>
  );
}

/** A button per kind, optionally with its own tooltip. */
function Openers({ hasTips = false }: { hasTips?: boolean }) {
  const openBeside = useContext(OpenBeside);
  const [isNested, setNested] = useState(false);
  const [isDrawer, setDrawer] = useState(false);
  const [isPalette, setPalette] = useState(false);
  const tip = hasTips ? { 'data-tooltip': 'What it is for' } : {};
  const items = [
    { label: 'modal', onSelect: openBeside },
    { label: 'nested modal', onSelect: () => setNested(true) },
    { label: 'drawer', onSelect: () => setDrawer(true) },
    { label: 'palette', onSelect: () => setPalette(true) },
    { label: 'tooltip', disabledReason: 'Not today.' },
  ];
  const commands = items.flatMap(({ label, onSelect }) =>
    onSelect ? { key: label, label, onSelect } : [],
  );
  return (
    <div className="sheet-row">
      <Button {...tip} onClick={openBeside}>
        modal
      </Button>
      <Button {...tip} onClick={() => setNested(true)}>
        nested modal
      </Button>
      <Button {...tip} onClick={() => setDrawer(true)}>
        drawer
      </Button>
      <Menu label="Menu" trigger={<Button {...tip}>menu</Button>} items={items} />
      <Menu label="Other menu" trigger={<Button>other menu</Button>} items={items} />
      <Popover label="Popover" trigger={<Button {...tip}>popover</Button>}>
        <Openers />
      </Popover>
      <Button {...tip} onClick={() => setPalette(true)}>
        palette
      </Button>
      <Combobox label="select" options={[{ value: 'kochi', label: 'Kochi' }]} />
      <IconButton icon="info" label="tooltip" />
      <CommandPalette
        open={isPalette}
        onOpenChange={() => setPalette(false)}
        label="Palette"
        groups={[{ label: 'Open', items: commands }]}
      />
      <Modal
        open={isNested}
        header={{ text: 'Nested modal' }}
        footer={{ cancel: { onCancel: () => setNested(false) } }}
      >
        <Openers />
      </Modal>
      <Drawer open={isDrawer} onOpenChange={() => setDrawer(false)} side="end" label="Drawer">
        <Openers />
      </Drawer>
    </div>
  );
}
