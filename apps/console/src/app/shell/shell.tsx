import { Drawer } from '@booking/ui';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { CommandsProvider } from '../commands/commands.tsx';
import { DrawerContext } from './drawer-context.ts';
import { Sidebar } from './sidebar.tsx';
import './shell.css';

/**
 * The signed-in console: a sidebar beside one panel. Above 1024 px the sidebar is always there; at or below, it is a
 * drawer that the bar of each page opens (`SHELL-04`).
 */
export function Shell() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <CommandsProvider>
      <DrawerContext value={() => setIsOpen(true)}>
        <div className="ck-shell">
          <div className="ck-shell-side">
            <Sidebar hasHome />
          </div>
          <div className="ck-panel">
            <Outlet />
          </div>
        </div>
        <Drawer open={isOpen} onClose={() => setIsOpen(false)} side="start" label="Menu">
          <Sidebar onChoose={() => setIsOpen(false)} />
        </Drawer>
      </DrawerContext>
    </CommandsProvider>
  );
}
