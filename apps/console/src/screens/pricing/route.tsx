import { ruleOfEntity } from '../../entity/use-entity-list.ts';
import { TemplatePage } from '../../templates/template-page/template-page.tsx';
import { plan } from './plan.tsx';
import { PlanViews } from './plan-views.tsx';

/** The plans of each template, as the public page shows them, compared and as a table (`SHELL-05`). */
export const Component = () => (
  <TemplatePage title={plan.title} rule={ruleOfEntity(plan)}>
    {(template) => <PlanViews template={template} />}
  </TemplatePage>
);
