import type { ConsolePath } from '@booking/content/console-paths';
import type { IconName } from '@booking/ui';
import type { ComponentType } from 'react';
import type { AccessRule } from '../access/access.ts';
import type { Ask } from '../access/can.ts';
import type { FirstData } from '../data/first-data.ts';

/** The exports of a screen's `route.tsx`. */
export interface ScreenModule {
  readonly Component: ComponentType;
  /** The queries that are sent before it is drawn. */
  readonly firstData?: FirstData;
}

/** Definition of a screen, in its `screen.ts`, which the console reads before the screen is opened. */
export interface Screen {
  readonly path: ConsolePath;
  /** Loads it when it is first opened (`SHELL-02`), or when a link to it is hovered. */
  readonly load: () => Promise<ScreenModule>;
  /** Visitors who see it without signing in: those who have not yet, or anyone. Default: none. */
  readonly visitors?: 'signedOut' | 'anyone';
  /** Who may open it (`AUTH-13`), where that is not everyone in the console. */
  readonly access?: AccessRule;
  /** Its link in the sidebar, which is a command of the palette as well. */
  readonly link?: ScreenLink;
  /** Its link on the pages of an institute. */
  readonly instituteLink?: InstituteLink;
}

interface InstituteLink extends Pick<ScreenLink, 'label' | 'icon' | 'position'> {
  /** It is set up once: in the menu of a row it is in a menu of its own. */
  readonly isSetting?: true;
}

export interface ScreenLink {
  readonly group: 'Customers' | 'Catalogue' | 'Platform';
  readonly label: string;
  /** The label for users of an institution, who see their own alone. */
  readonly ownLabel?: string;
  readonly icon: IconName;
  /** Position among the links of its group. Without it, the link comes last. */
  readonly position?: number;
  /** A page with template tabs: the link carries the first template, and is shown once there is one (`SHELL-05`). */
  readonly isOfTemplate?: true;
  /** Shown without a template too, and then without one in its link. */
  readonly isAlwaysShown?: true;
  /** The records counted beside the label. */
  readonly count?: 'institution';
  /** The command that opens the form for a new one, at `?new`. */
  readonly add?: { readonly label: string; readonly call: Ask };
}

/** Compares links by their positions. */
export function byPosition(a: { position?: number }, b: { position?: number }): number {
  return (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE);
}
