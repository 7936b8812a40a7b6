'use client';
import type { ReactNode } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { SideNav, type SideNavProps } from '../side-nav/index.ts';

export interface AppShellSideContent {
  /** The links to the screens of the app, as `SideNav` takes them. */
  navigation: SideNavProps;
  /** Above the links: the name of the app, where there is no top bar. */
  sideStart?: ReactNode;
  /** Below the links: the menu of the signed-in user, a version. */
  sideEnd?: ReactNode;
}

interface AppShellSideProps extends AppShellSideContent {
  /** Without a top bar, it is the head of the app for assistive technology. */
  readonly isHead: boolean;
}

/** The links with what is above and below them: the same beside the page and in the drawer. */
export function AppShellSide({ navigation, sideStart, sideEnd, isHead }: AppShellSideProps) {
  const part = usePart();
  const Element = isHead ? 'header' : 'div';
  return (
    <Element {...part('side-content', 'bk-app-shell-side-content')}>
      {sideStart && <div {...part('side-start')}>{sideStart}</div>}
      <SideNav {...navigation} className={classNames('bk-app-shell-nav', navigation.className)} />
      {sideEnd && <div {...part('side-end')}>{sideEnd}</div>}
    </Element>
  );
}
