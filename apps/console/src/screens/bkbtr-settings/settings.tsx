import { ButtonLink, EmptyState, Heading, PageSpinner, Select, SideNav } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { FormFrame } from '../../dialogs/form-frame.tsx';
import closedDoor from '../../illustrations/closed-door.svg';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { LoadError } from '../../loading/load-error.tsx';
import { Page } from '../../page/page.tsx';
import { PageActions } from '../../page/page-actions.tsx';
import { useReads } from '../../session/session-context.ts';
import type { SectionFormProps } from './section-form.tsx';
import { sectionGroups, sectionsOf } from './sections.ts';
import './bkbtr-settings.css';

const SectionForm = lazyPart(() =>
  import('./section-form.tsx').then(({ SectionForm }) => SectionForm),
);

const sectionIn = (search: string) => new URLSearchParams(search).get('section');

/** One section at a time, in the address as `?section=`: each is a form that saves alone. */
export function Settings() {
  const reads = useReads();
  const settings = useQuery(reads.bkbtrSetting.get());
  const templates = useQuery(reads.template.list({ sort: 'createdAt' }));
  const error = settings.error ?? templates.error;
  const [params, setParams] = useSearchParams();
  const sections = sectionsOf(templates.data?.items ?? [], settings.data ?? undefined);
  const [first] = sections;
  const section = sections.find(({ key }) => key === params.get('section')) ?? first;

  return (
    <Page title="Platform settings">
      <PageActions>
        <ButtonLink variant="secondary" icon="history" href="/bkbtr-settings/audit-log">
          Audit log
        </ButtonLink>
      </PageActions>
      {settings.data && templates.data && section ? (
        <div className="ck-platform grid min-h-0 flex-1">
          <SideNav
            className="border-bk-subtle border-e px-3 py-4 max-lg:hidden"
            label="Sections"
            current={section.key}
            items={sectionGroups(sections).map((group) => ({
              ...group,
              items: group.items.map(({ key, title, icon }) => ({
                key,
                label: title,
                icon,
                href: `/bkbtr-settings?section=${key}`,
              })),
            }))}
          />
          <div className="hidden px-5 pt-3 max-lg:block">
            <Select
              label="Section"
              value={section.key}
              options={sections.map(({ key, title }) => ({ value: key, label: title }))}
              onChange={(event) => setParams({ section: event.target.value })}
            />
          </div>
          <FormFrame partOf={sectionIn}>
            <SectionOf key={section.key} section={section} settings={settings.data} />
          </FormFrame>
        </div>
      ) : error ? (
        <LoadError
          title="Couldn’t load settings"
          error={error}
          onRetry={() => void Promise.all([settings.refetch(), templates.refetch()])}
          isRetrying={settings.isFetching || templates.isFetching}
        />
      ) : settings.isFetched && settings.data === null ? (
        <EmptyState
          illustration={<img src={closedDoor} alt="" width={120} height={160} />}
          title="No settings yet"
          description="The server hasn’t finished its first start. Try again in a minute."
        />
      ) : (
        <PageSpinner />
      )}
    </Page>
  );
}

function SectionOf({ section, ...form }: SectionFormProps) {
  return (
    <section className="flex min-w-0 flex-col px-5 pt-5" aria-labelledby="section-title">
      <Heading id="section-title" level={2}>
        {section.title}
      </Heading>
      <p className="mt-1 mb-4 max-w-160 text-bk-muted">{section.lead}</p>
      <Suspense fallback={<PageSpinner />}>
        <SectionForm section={section} {...form} />
      </Suspense>
    </section>
  );
}
