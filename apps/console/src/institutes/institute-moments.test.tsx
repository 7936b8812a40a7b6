import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RecordMomentCell } from '../facts/record-moment.tsx';
import { ScreensContext } from '../page/screens-context.ts';
import { resetRegion, setRegion } from '../region/region.ts';
import * as screens from '../screens/screens.ts';
import { UserProvider } from '../session/session-context.ts';
import { someInstitutes } from '../testing/institutes.ts';
import { superAdmin } from '../testing/users.ts';
import { InstituteFacts } from './institute-facts.tsx';

afterEach(resetRegion);

test.each([[null], ['America/New_York'], ['Pacific/Kiritimati']])(
  'an institute was made at one moment for a reader in %s, in the list and in the drawer',
  (timezone) => {
    setRegion({ locale: null, timezone });
    const [institute] = someInstitutes(1);
    if (!institute) throw new Error('There is no institute.');
    const at = '2026-11-21T19:30:00.000Z';
    render(
      <UserProvider value={superAdmin}>
        <ScreensContext value={Object.values(screens)}>
          <InstituteFacts institute={{ ...institute, createdAt: at }} />
        </ScreensContext>
      </UserProvider>,
    );
    expect(screen.getByText('Created').nextElementSibling).toHaveTextContent(
      `22 Nov 2026, 01:00 IST`,
    );
    const { container } = render(<RecordMomentCell at={at} />);
    expect(container).toHaveTextContent(/^22 Nov 2026.*01:00 IST$/);
  },
);
