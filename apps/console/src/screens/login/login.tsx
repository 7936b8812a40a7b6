import { brand } from '@booking/content/brand';
import { Icon } from '@booking/ui';
import { MAIN_ID } from '../../app/page-frame.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { useSessionState } from '../../session/session-context.ts';
import { greeting } from './greeting.ts';
import dusk from './login-dusk.svg';
import { LoginForm } from './login-form.tsx';
import './login.css';

/** The door of the console (`AUTH-01`). */
export function Login() {
  const endedBy = useSessionState((state) => state.endedBy);
  return (
    <div className="ck-login">
      <div className="ck-login-side">
        <header>
          <a className="ck-login-logo" href="/" aria-label={brand.logoLabel}>
            <Icon name="logo" />
            {brand.name}
          </a>
        </header>
        <main className="ck-login-main" id={MAIN_ID} tabIndex={-1}>
          <PageTitle>Sign in</PageTitle>
          <h1 className="ck-login-title">{greeting(new Date().getHours())}.</h1>
          <p className="ck-login-lead">
            {endedBy && endedBy !== 'logout'
              ? 'Your session has ended. Sign in again and go on where you were.'
              : 'Sign in to the platform console.'}
          </p>
          <LoginForm />
          <p className="ck-login-note">
            <Icon name="lock" size="sm" />
            You stay signed in until you close this tab.
          </p>
        </main>
        <footer className="ck-login-foot">
          © {new Date().getFullYear()} {brand.legalName.value}
        </footer>
      </div>
      {/* A picture with its words: nothing here that the form does not say. */}
      <div className="ck-login-scene" aria-hidden="true">
        <img className="ck-login-picture" src={dusk} alt="" />
        <p className="ck-login-tagline">{brand.tagline}</p>
      </div>
    </div>
  );
}
