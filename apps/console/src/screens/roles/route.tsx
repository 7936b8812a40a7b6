import { TemplatePage } from '../../templates/template-page/template-page.tsx';
import { TemplateRoles } from './template-roles.tsx';

/** The roles of each template and what they may do (`SHELL-05`). */
export const Component = () => (
  <TemplatePage title="Roles">{(template) => <TemplateRoles template={template} />}</TemplatePage>
);
