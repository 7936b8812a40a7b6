import type { Template } from '@booking/api-client';
import { NOT_AVAILABLE } from '@booking/content/templates';
import { EmptyState, Tabs } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { FormFrame } from '../../dialogs/form-frame.tsx';
import type { ListRule } from '../../list/list-state.ts';
import { LoadingOrError } from '../../loading/load-error.tsx';
import { Page } from '../../page/page.tsx';
import { useReads } from '../../session/session-context.ts';
import { tabAddress, templateAt, withTemplate } from './template-address.ts';
import './template-page.css';

export interface TemplatePageProps {
  readonly title: string;
  /** Of the list in the tabs, if there is one: another tab clears its search and filters. */
  readonly rule?: ListRule<string>;
  /** The content of a tab. Another tab starts it without its state. Its buttons are `PageActions`. */
  readonly children: (template: Template) => ReactNode;
}

/** A page of the platform with a tab for each template, in the address as `?tId=` (`SHELL-05`). */
export function TemplatePage({ title, ...tabs }: TemplatePageProps) {
  const query = useQuery(useReads().template.list({ sort: 'createdAt' }));
  return (
    <Page title={title}>
      {query.data ? (
        <TemplateTabs {...tabs} title={title} templates={query.data.items} />
      ) : (
        <LoadingOrError query={query} title="Couldn’t load templates" />
      )}
    </Page>
  );
}

interface TemplateTabsProps extends TemplatePageProps {
  readonly templates: readonly Template[];
}

const templateIn = (search: string) => new URLSearchParams(search).get('tId');

function TemplateTabs({ title, rule, templates, children }: TemplateTabsProps) {
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  const { template, isGiven } = templateAt(params, templates);
  if (!template) {
    return (
      <EmptyState
        title="No templates available"
        description={`${title} belong to a template, and none is available yet.`}
      />
    );
  }
  // The content waits: it reads and writes the address too.
  if (!isGiven)
    return <Navigate replace to={{ search: `?${withTemplate(params, template)}`, hash }} />;
  return (
    <Tabs
      className="ck-template-tabs flex min-h-0 flex-1 flex-col"
      label="Templates"
      // Each is an address of its own, with records to load.
      activation="manual"
      value={template._id}
      onChange={(key) => {
        const chosen = templates.find(({ _id }) => _id === key);
        if (chosen) setParams(tabAddress(params, chosen, rule));
      }}
      items={templates.map((item) => ({
        key: item._id,
        label: item.name,
        icon: item.isAvailable ? undefined : 'lock',
        disabledReason: item.isAvailable ? undefined : NOT_AVAILABLE,
        content: item === template && (
          <FormFrame key={item._id} partOf={templateIn}>
            {children(item)}
          </FormFrame>
        ),
      }))}
    />
  );
}
