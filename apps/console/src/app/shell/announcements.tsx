import { Banner } from '@booking/ui';
import { useState } from 'react';
import { useSettings } from '../../data/use-settings.ts';
import { today } from '../../dates/shown-date.ts';
import { MAIN_ID } from '../../page/main-id.ts';
import { useUser } from '../../session/session-context.ts';

/** Announcements above every page, from first to last day. A dismissed one is hidden until the next visit. */
export function Announcements() {
  const { institution } = useUser();
  const audience = institution ? 'institutes' : 'platform';
  const day = today();
  const announcements = useSettings()?.announcements ?? [];
  const shown = announcements.filter(
    ({ audience: whose, from, to }) =>
      (whose === 'everyone' || whose === audience) &&
      (from === null || from <= day) &&
      (to === null || day <= to),
  );
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  return shown.map(({ text, level }) => (
    <Banner
      key={text}
      tone={level}
      dismissible
      open={!dismissed.includes(text)}
      onOpenChange={() => {
        // The button that was pressed is removed with it.
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
        setDismissed([...dismissed, text]);
      }}
    >
      {text}
    </Banner>
  ));
}
