'use client';
import { Button } from '../button/index.ts';
import { ButtonLink } from '../button-link/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu, type MenuItem } from '../menu/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { pageHeaderMessages } from './page-header.messages.ts';
import type { PageHeaderAction } from './page-header.types.ts';

/** The actions as buttons and as a menu; the width of the page shows one of the two. */
export function HeaderActions({ actions }: { readonly actions: readonly PageHeaderAction[] }) {
  const part = usePart();
  const messages = useMessages('pageHeader', pageHeaderMessages);
  return (
    <>
      <div className="bk-page-header-buttons">
        {actions.map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
      </div>
      <div {...part('menu', 'bk-page-header-menu')}>
        <Menu
          label={messages.more}
          items={actions.map(menuItemOf)}
          trigger={<IconButton {...part('more')} icon="ellipsis" label={messages.more} size="md" />}
        />
      </div>
    </>
  );
}

function ActionButton({ action }: { readonly action: PageHeaderAction }) {
  const part = usePart();
  const { label, icon, onSelect, href, disabledReason, tone } = action;
  const look = {
    color: tone === 'danger' ? 'red' : 'transparent',
    variant: 'secondary',
    ...(icon && { icon }),
  } as const;
  if (href !== undefined && disabledReason === undefined) {
    return (
      <ButtonLink {...part('action')} {...look} href={href} onClick={onSelect}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button {...part('action')} {...look} disabledReason={disabledReason} onClick={onSelect}>
      {label}
    </Button>
  );
}

function menuItemOf({ key, label, icon, onSelect, href, disabledReason, tone }: PageHeaderAction) {
  return {
    key,
    label,
    disabledReason,
    ...(icon && { icon }),
    ...(onSelect && { onSelect }),
    ...(href !== undefined && { href }),
    ...(tone && { tone }),
  } satisfies MenuItem;
}
