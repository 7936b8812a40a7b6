import type { Template } from '@booking/api-client';
import { SegmentedControl } from '@booking/ui';
import { useSearchParams } from 'react-router';
import { FormFrame } from '../../dialogs/form-frame.tsx';
import { EntityPanel } from '../../entity/entity-screen.tsx';
import { plan } from './plan.tsx';
import { PlanBoard } from './plan-board.tsx';
import './pricing.css';

const VIEWS = [
  { value: 'cards', label: 'Cards' },
  { value: 'compare', label: 'Compare' },
  { value: 'table', label: 'Table' },
] as const;
type View = (typeof VIEWS)[number]['value'];

function viewIn(search: string | URLSearchParams): View {
  const view = new URLSearchParams(search).get('show');
  return VIEWS.find(({ value }) => value === view)?.value ?? 'cards';
}

/** The plans of a template in one of three views, which the address keeps as `show`: `view` is the list's own. */
export function PlanViews({ template }: { readonly template: Template }) {
  const [params, setParams] = useSearchParams();
  const view = viewIn(params);
  const show = (next: View) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next === 'cards') after.delete('show');
      else after.set('show', next);
      return after;
    });
  return (
    <>
      <div className="flex-none px-5 pt-3 max-md:px-3">
        <SegmentedControl label="View" options={VIEWS} value={view} onChange={show} />
      </div>
      <FormFrame partOf={viewIn}>
        {view === 'table' ? (
          <EntityPanel entity={plan} within={{ template: template._id }} />
        ) : (
          <PlanBoard template={template} isCompared={view === 'compare'} />
        )}
      </FormFrame>
    </>
  );
}
