import { brand } from '@booking/content/brand';
import { Icon, useAppShell, useLink } from '@booking/ui';

/** The name of the product: a link to the user's first screen. */
export function SidebarLogo({ href }: { readonly href: string }) {
  const Link = useLink();
  const { closeMenu } = useAppShell();
  return (
    <Link
      className="flex items-center gap-2.25 rounded-sm px-2 pt-1 pb-3 type-logo text-bk-primary tracking-logo no-underline focus-ring focus-visible:-outline-offset-2"
      href={href}
      onClick={closeMenu}
      aria-label={brand.logoLabel}
    >
      <Icon name="logo" />
      {brand.name}
    </Link>
  );
}
