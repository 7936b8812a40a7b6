'use client';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** Props of a link component, such as that of the host's router: the attributes of an `<a>`. */
export interface LinkComponentProps extends ComponentProps<'a'> {
  href: string;
}

/** The component that renders links: `<a>`, or the router's link with `href`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function Anchor(props: LinkComponentProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Renders a link without a full page load. */
  component: LinkComponent;
  children?: ReactNode;
}

/** Makes every component that links (Link, ButtonLink, Menu …) use the app's router. Default: plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the component to render links with. */
export function useLink(): LinkComponent {
  return use(LinkContext);
}
