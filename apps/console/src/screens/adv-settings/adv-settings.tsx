import type { Institution } from '@booking/api-client';
import { PageSpinner, SideNav, ViewTabs } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { FormFrame } from '../../dialogs/form-frame.tsx';
import { settingsHref } from '../../institutes/institute-href.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { LoadingOrError } from '../../loading/load-error.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { useReads } from '../../session/session-context.ts';
import { pageAt, pagesOf, type SettingsPage, settingsPages } from './settings-sections.ts';
import './adv-settings.css';

const SettingsSection = lazyPart(() =>
  import('./sections/settings-section.tsx').then(({ SettingsSection }) => SettingsSection),
);
const Policy = lazy(whenOnline(() => import('./policy/policy.tsx')));
const Danger = lazy(whenOnline(() => import('./danger/danger.tsx')));

interface AdvSettingsProps {
  readonly institute: Institution;
}

/** The settings of an institute, a page a section. */
export function AdvSettings({ institute }: AdvSettingsProps) {
  const pages = pagesOf(institute);
  const partOf = (search: string) => pageAt(search, pages) ?? 'region';
  const page = partOf(useLocation().search);
  const links = pages.map((key) => ({
    key,
    ...settingsPages[key],
    href: settingsHref(institute._id, key),
  }));
  return (
    <div className="ck-settings grid min-h-0 flex-1">
      <SideNav
        className="overflow-y-auto border-bk-subtle border-e p-3 max-lg:hidden"
        label="Settings"
        items={[{ key: 'all', items: links }]}
        current={page}
      />
      <div className="hidden px-3 max-lg:block">
        <ViewTabs label="Settings" views={links} current={page} />
      </div>
      <Suspense fallback={<PageSpinner />}>
        <FormFrame partOf={partOf}>
          <Loaded key={page} institute={institute} page={page} />
        </FormFrame>
      </Suspense>
    </div>
  );
}

function Loaded({ institute, page }: AdvSettingsProps & { readonly page: SettingsPage }) {
  const settings = useQuery(useReads().setting.get({ institution: institute._id }));
  const setting = settings.data;
  if (!setting) return <LoadingOrError query={settings} title="Couldn’t load the settings" />;
  if (page === 'policy') return <Policy institute={institute} setting={setting} />;
  if (page === 'danger') return <Danger institute={institute} setting={setting} />;
  return <SettingsSection institute={institute} setting={setting} section={page} />;
}
