import { Button, ButtonLink } from '@booking/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { homeHref } from '../../access/access.ts';
import closedDoor from '../../illustrations/closed-door.svg';
import { MAIN_ID } from '../../page/main-id.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { useAuth } from '../../session/session-context.ts';

const TITLE = 'Uh oh! Something went wrong!';

/** The message of each status; any other status is a fault. */
const messages: Readonly<Record<number, string>> = {
  403: "You don't have access to this page",
  404: 'Page not found',
};
const OTHERWISE = 'Please try again later';

export interface ErrorPageProps {
  readonly status: number;
  /** Replaces the status's own message. */
  readonly message?: string;
  /** The picture in the arch. Default: a closed door. */
  readonly illustration?: string;
  /** Logged with statuses other than 403 and 404. */
  readonly error?: unknown;
}

/** The page for a failure, with one way forward (`SHELL-06`, `SHELL-07`). */
export function ErrorPage({ status, message, illustration = closedDoor, error }: ErrorPageProps) {
  const isKnown = messages[status] !== undefined;
  useEffect(() => {
    if (!isKnown) console.error(`Error ${status}:`, error);
  }, [isKnown, status, error]);
  return (
    <main
      className="flex min-h-dvh flex-1 flex-col items-center justify-center gap-3 p-6 text-center [.ck-panel>&]:min-h-0"
      id={MAIN_ID}
      tabIndex={-1}
    >
      <PageTitle>{`Error ${status}`}</PageTitle>
      <img src={illustration} alt="" width={180} height={240} />
      <p className="mt-2 type-error-status tracking-error-status">{status}</p>
      <h1 className="text-balance type-h4 tracking-h4">{TITLE}</h1>
      <p className="mb-2 max-w-[46ch] text-base/normal text-bk-secondary">
        {message ?? messages[status] ?? OTHERWISE}
      </p>
      {status === 403 ? <GoBack /> : <Home />}
    </main>
  );
}

function GoBack() {
  const navigate = useNavigate();
  return (
    <Button size="lg" icon="arrow-left" onClick={() => void navigate(-1)}>
      Go back
    </Button>
  );
}

function Home() {
  const auth = useAuth();
  const user = auth.state === 'authenticated' ? auth.user : undefined;
  // Home needs the user, and without one would end here again (`SHELL-07` has no other button).
  const retry = auth.state === 'failed' ? auth.retry : undefined;
  return (
    <ButtonLink size="lg" icon="house" href={homeHref(user)} onClick={retry}>
      Home
    </ButtonLink>
  );
}
