import { IconButton } from '@booking/ui';
import type { ReactNode } from 'react';
import { useOpenDrawer } from './drawer-context.ts';
import { MAIN_ID } from './main-id.ts';
import { PageTitle } from './page-title.tsx';
import { PaletteButton } from './palette-button.tsx';

export interface PageProps {
  readonly title: string;
  /** Shown beside the title, for example a count. */
  readonly titleEnd?: ReactNode;
  /** At the end of the bar: at most one primary button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen in the panel: the top bar, then its content. */
export function Page({ title, titleEnd, actions, children }: PageProps) {
  const openDrawer = useOpenDrawer();
  return (
    <main className="ck-page" id={MAIN_ID} tabIndex={-1}>
      <PageTitle>{title}</PageTitle>
      <header className="ck-topbar">
        <IconButton
          className="ck-topbar-menu"
          icon="menu"
          label="Open menu"
          size="md"
          onClick={openDrawer}
        />
        <h1 className="ck-topbar-title">{title}</h1>
        {titleEnd}
        <div className="ck-topbar-actions">
          <PaletteButton />
          {actions}
        </div>
      </header>
      {children}
    </main>
  );
}
