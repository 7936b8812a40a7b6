'use client';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

/** What the products' links are made of: an `<a>`, or the router's own link taking `href`. */
export type LinkComponent = ComponentType<LinkProps>;

function Anchor(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Renders a link to an address of the app without loading the page again. */
  component: LinkComponent;
  children?: ReactNode;
}

/** Lets every component that links (ButtonLink, ViewTabs, Menu …) use the app's router. Without it: plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component to render a link with. */
export function useLink(): LinkComponent {
  return use(LinkContext);
}
